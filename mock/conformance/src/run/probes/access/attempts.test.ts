import { expect, test } from 'vitest';
import { bodyFields } from '../../../../../shared/request-encoding.ts';
import { type Change, changedExchange } from '../../../../tests/example-exchanges.ts';
import type { Recipe } from '../../recipes/recipe.ts';
import { contract, operationOf, probeContext } from '../probe-context.testing.ts';
import { probeAttempts } from './attempts.ts';

// The code that is sent as a wrong one to other customers.
const payCode = '904713';

/** Probes a payment with this body at a server that answers the codes it gets like this. */
async function probed(
  answer: (id: string, isRight: boolean) => Change,
  body: object = { order_ids: [1], pay_code: payCode },
) {
  const paidWith: unknown[] = [];
  let discarded = 0;
  const { context, found } = probeContext((id, input) => {
    const { pay_code } = bodyFields(input);
    if (id === 'payOrders') paidWith.push(pay_code);
    return changedExchange(contract, id, answer(id, pay_code === payCode));
  });
  const options = { ...context.driver.options, account: { account: 'one', password: '', payCode }, allowWrites: true };
  const prepared = { body, discard: async () => (discarded += 1) };
  const recipe = { effect: 'lasting', prepare: () => prepared } as unknown as Recipe; // of this very operation
  const planned = { operation: operationOf('payOrders'), effect: recipe.effect, recipe, isTarget: true };
  await probeAttempts({ ...context, driver: { ...context.driver, options } }, [planned]);
  return { found, paidWith, discarded };
}

/** A server that counts the wrong codes which these operations get. */
function counting(...counted: string[]) {
  let fails = 0;
  return (id: string, isRight: boolean): Change => {
    if (isRight) fails = 0;
    else if (counted.includes(id)) fails += 1;
    return isRight ? {} : { example: 'pay_code_wrong', body: { '/data/attempts_left': 5 - fails } };
  };
}

test('a wrong code, which is never the customer’s own, counts wherever it is sent', async () => {
  const { paidWith, ...honest } = await probed(counting('verifyPayCode', 'payOrders'));
  expect(honest).toEqual({ found: [], discarded: 1 });
  expect(paidWith).toEqual([expect.not.stringMatching(payCode)]);
  expect((await probed(counting('verifyPayCode'))).found).toMatchObject([{ check: 'attempts-stay' }]);
});

test('a code that is locked already counts no more, which is no fault', async () => {
  expect((await probed(() => ({ example: 'pay_code_locked' }))).found).toEqual([]);
});

test('nothing is sent to an operation whose input has no code', async () => {
  const { paidWith, ...probe } = await probed(counting('verifyPayCode'), { order_ids: [1] });
  expect([paidWith, probe]).toEqual([[], { found: [], discarded: 1 }]);
});
