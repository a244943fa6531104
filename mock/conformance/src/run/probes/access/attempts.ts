import { nodeAt } from '../../../../../shared/json-pointer.ts';
import type { Exchange } from '../../../exchange.ts';
import { bodyOf, ignoreUnreached, reasonOf } from '../../driver.ts';
import type { PlannedOperation } from '../../plan.ts';
import { takeBack } from '../../recipes/recipe.ts';
import { expectThat, type RunContext } from '../../run-context.ts';
import { provoking } from '../again/refusals.ts';

/**
 * A wrong payment code counts wherever it is sent, from the last right one on: after one alone, and after one to each
 * operation that asks for it, equally many attempts are left, and fewer after another. Requires `--allow-writes`.
 */
export async function probeAttempts(context: RunContext, planned: readonly PlannedOperation[]): Promise<void> {
  const { driver } = context;
  const { account, allowWrites } = driver.options;
  const { payCode } = account;
  if (payCode === undefined || !allowWrites) return;
  const check = { body: { pay_code: payCode } };
  const right = () => driver.send('verifyPayCode', check);
  const wrong = (id: string, input = provoking(check, 'pay_code_wrong')) => driver.send(id, input);
  const asking = planned.filter(
    ({ operation, isTarget }) => isTarget && [...operation.refusals.values()].includes('pay_code_wrong'),
  );
  if (asking.length === 0) return;
  await right();
  const alone = await wrong('verifyPayCode');
  await right();
  for (const { operation, recipe } of asking) {
    const prepare = async () => recipe?.prepare(driver);
    const prepared = await prepare().catch(ignoreUnreached);
    if (prepared === undefined) continue;
    const input = provoking(prepared, 'pay_code_wrong');
    if (input === undefined) {
      await prepared.discard?.();
      continue;
    }
    const here = await wrong(operation.id, input);
    const after = await wrong('verifyPayCode');
    await right();
    await takeBack(prepared.undo, here);
    await prepared.discard?.();
    const [before, one, two] = [alone, here, after].map(attemptsLeft);
    if (before === undefined || one === undefined || two === undefined) continue;
    expectThat(context, operation, one === before && two < one, {
      check: 'attempts-stay',
      message: `${operation.id} does not count a wrong payment code like any other, from the last right one on`,
      expected: `${before} attempts left, and ${before - 1} after another`,
      got: `${one}, and ${two} after another`,
      at: '/data/attempts_left',
      exchanges: [alone, here, after],
    });
  }
}

/** The attempts that are left after a wrong code; undefined for other answers: a locked code counts no more. */
function attemptsLeft(exchange: Exchange): number | undefined {
  if (reasonOf(exchange) !== 'pay_code_wrong') return undefined;
  const left = nodeAt(bodyOf(exchange), '/data/attempts_left');
  return typeof left === 'number' ? left : undefined;
}
