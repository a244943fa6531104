import { bodyFields } from '../../../../../shared/request-encoding.ts';
import { promisesSent } from '../../../checks/promises/promises-of.ts';
import { codeOf } from '../../driver.ts';
import { expectThat, type RunContext, type Target } from '../../run-context.ts';
import { renewed } from './refusals.ts';

/** The refusal for the next time; calls that send the field `unless` do not count. */
type Once = string | { readonly refusal: string; readonly unless: string };

/** Sends what is good once (`x-once`) a second time, with a key of its own: it must be refused. */
export async function probeOnce(context: RunContext, { operation, input, exchange }: Target): Promise<void> {
  const body = bodyFields(input);
  const counts = ([field, once]: readonly [string, Once]) =>
    field in body && !(typeof once === 'object' && once.unless in body);
  const first = promisesSent<Once>(context.driver, operation, input.body, 'x-once').find(counts);
  if (first === undefined) return;
  const [field, once] = first;
  const again = await context.driver.send(operation.id, { ...input, body: renewed(body) });
  expectThat(context, operation, codeOf(again) !== 1, {
    check: 'refusal-missing',
    message: `${operation.id} takes the same ${field} a second time`,
    expected: `HTTP 200 with ${typeof once === 'object' ? once.refusal : once}`,
    at: field,
    exchanges: [exchange, again],
  });
}
