import { bodyFields } from '../../../../../shared/request-encoding.ts';
import { codeOf, ignoreUnreached } from '../../driver.ts';
import { otherSession, signOut, stepUp } from '../../recipes/account.ts';
import { type Prepared, takeBack } from '../../recipes/recipe.ts';
import { expectThat, type RunContext, type Target } from '../../run-context.ts';
import { renewed } from '../again/refusals.ts';

/** Sends a step-up of another session of the customer, which must be worth nothing in this one. */
export async function probeStepUp(
  context: RunContext,
  { operation, input, undo }: Pick<Target, 'operation' | 'input'> & { readonly undo: Prepared['undo'] },
): Promise<void> {
  const { driver } = context;
  const body = bodyFields(input);
  if (!('step_up' in body)) return;
  const token = await otherSession(driver).catch(ignoreUnreached);
  if (token === undefined) return;
  const step_up = await stepUp(driver, token).catch(ignoreUnreached);
  const exchange = step_up && (await driver.send(operation.id, { ...input, body: { ...renewed(body), step_up } }));
  await signOut(driver, token);
  if (!exchange) return;
  await takeBack(undo, exchange);
  expectThat(context, operation, codeOf(exchange) !== 1, {
    check: 'secret-unchecked',
    message: `${operation.id} takes a step-up of another session`,
    expected: 'HTTP 200 with step_up_expired',
    at: 'step_up',
    exchanges: [exchange],
  });
}
