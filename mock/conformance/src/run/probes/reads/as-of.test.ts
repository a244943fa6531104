import { expect, test } from 'vitest';
import { changedExchange } from '../../../../tests/example-exchanges.ts';
import { contract, probeContext, targetOf } from '../probe-context.testing.ts';
import { probeAsOf } from './as-of.ts';

const ordersOf = (total: number, ...ids: number[]) =>
  changedExchange(contract, 'listOrders', { body: { '/data/total': total, '/data/list': ids.map((id) => ({ id })) } });

/** The checks that a second page, as of a moment with the orders 5 to 1, fails after a new order. */
const probed = (total: number, ...ids: number[]) => probedWith(ordersOf(total, ...ids));

async function probedWith(answer: ReturnType<typeof ordersOf>) {
  const { context, found } = probeContext(() => answer);
  const input = { body: { idempotency_key: 'a' } };
  await probeAsOf(context, { ...targetOf('createOrder'), input }, [targetOf('listOrders', ordersOf(5, 5, 4, 3, 2, 1))]);
  return found.map(({ check }) => check);
}

test('a second page as of a moment before is as it was, but for what was removed', async () => {
  expect(await probed(5, 3, 2)).toEqual([]);
  expect(await probed(4, 2, 1)).toEqual([]);
  // A refusal is a finding of its own.
  expect(await probedWith(changedExchange(contract, 'listOrders', { body: { '/code': 500, '/data': null } }))).toEqual(
    [],
  );
});

test.each([
  ['an entry of the first page', 5, [4, 3]],
  ['a new entry', 5, [3, 6]],
  ['a larger total', 6, [3, 2]],
])('%s shows that the list is not as of that moment', async (_, total, ids) => {
  expect(await probed(total, ...ids)).toEqual(['paging-shifts']);
});
