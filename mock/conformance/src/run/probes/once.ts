import { isRecord, listOf, type Schema } from '../../../../shared/json.ts';
import { bodyFields } from '../../../../shared/request-encoding.ts';
import { propertiesOf } from '../../checks/shape/schema-nodes.ts';
import type { Contract } from '../../contract/contract.ts';
import { answerOf, codeOf } from '../driver.ts';
import { found, type RunContext, type Target } from '../run-context.ts';
import { renewed } from './refusals.ts';

/** Sends what is good once (`x-once`) a second time, with a key of its own: it must be refused. */
export async function probeOnce(context: RunContext, { operation, input, exchange }: Target): Promise<void> {
  const body = bodyFields(input);
  const once = Object.entries(goodOnce(context.driver.contract, operation.body?.schema));
  const [first] = once.filter(([field, { unless }]) => field in body && !(String(unless) in body));
  if (first === undefined) return;
  const [field, { refusal }] = first;
  const again = await context.driver.send(operation.id, { ...input, body: renewed(body) });
  context.recorder.applied(operation.id, 'refusal-missing');
  if (codeOf(again) !== 1) return;
  found(context, operation, {
    check: 'refusal-missing',
    message: `${operation.id} takes the same ${field} a second time`,
    expected: `HTTP 200 with ${refusal}`,
    got: answerOf(again),
    at: field,
    exchanges: [exchange, again],
  });
}

/** The fields of a body, in all its forms, that are good once: the refusal for the next time, and what excepts a call. */
function goodOnce(contract: Contract, body: unknown): Record<string, { refusal: unknown; unless?: unknown }> {
  const schema: Schema = contract.resolve(body);
  const own = Object.entries(propertiesOf(contract, schema)).flatMap(([name, property]) => {
    const once = isRecord(property) ? property['x-once'] : undefined;
    return once === undefined ? [] : [[name, isRecord(once) ? once : { refusal: once }]];
  });
  return Object.assign(Object.fromEntries(own), ...listOf(schema.oneOf).map((form) => goodOnce(contract, form)));
}
