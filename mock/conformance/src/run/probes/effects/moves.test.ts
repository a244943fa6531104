import { expect, test } from 'vitest';
import { changedExchange } from '../../../../tests/example-exchanges.ts';
import type { Exchange } from '../../../exchange.ts';
import type { Finding } from '../../../finding.ts';
import type { Prepared } from '../../recipes/recipe.ts';
import { contract, probeContext, targetOf } from '../probe-context.testing.ts';
import { confirmMoves, faultsOf, readMoved } from './moves.ts';

interface Probed {
  readonly isUndone?: boolean;
  readonly body?: object;
  /** The operations called, in order. */
  readonly sent?: string[];
}

/** The findings at a server that answers a call, in which a number is this, one read after the other. */
async function probed(
  id: string,
  answer: Exchange,
  read: (index: number) => Exchange,
  { isUndone = false, body = { order_ids: [9001] }, sent = [] }: Probed = {},
): Promise<Finding[]> {
  const input = { body };
  const target = { ...targetOf(id, answer), input };
  const { operation } = target;
  const numbers = new Set(operation.moves.map(({ target }) => target.split('.')[0]));
  let reads = 0;
  const { context, found } = probeContext((name) => {
    sent.push(name);
    if (name === id) return answer;
    if (!numbers.has(name)) return changedExchange(contract, name);
    reads += 1;
    return read(reads);
  });
  const before = await readMoved(context, operation, input);
  const first = await faultsOf(context, target, before);
  await confirmMoves(context, target, first, { prepare: async () => input as unknown as Prepared, isUndone });
  return found;
}

const paid = changedExchange(contract, 'payOrders', { body: { '/data/amount': '10.00' } });
const holding = (cents: number) =>
  changedExchange(contract, 'getUserInfo', {
    body: { '/data/balance': (cents / 100).toFixed(2), '/data/balance_available': (cents / 100).toFixed(2) },
  });

test('a balance that does not fall by what was paid is found, unless something else moved it once', async () => {
  // Two numbers are read before and after each call.
  const falling = (by: number) => (index: number) => holding(90_000 - by * Math.floor((index - 1) / 2));
  expect(await probed('payOrders', paid, falling(1_000))).toEqual([]);
  expect(await probed('payOrders', paid, falling(2_000))).toMatchObject([
    { check: 'state-transition', expected: 'less by 1000 cents' },
    { check: 'state-transition' },
  ]);
  expect(
    await probed('payOrders', paid, (index) => holding(index > 2 ? 70_000 - (index > 6 ? 1_000 : 0) : 90_000)),
  ).toEqual([]);
});

test('of an order that is placed, the stock of the SKU is known from the answer before', async () => {
  const ordered = changedExchange(contract, 'createOrder');
  const stock = (count: number) => changedExchange(contract, 'getProduct', { body: { '/data/skus/0/stock': count } });
  const isUndone = true;
  expect(await probed('createOrder', ordered, () => stock(12), { isUndone })).toMatchObject([
    { check: 'state-transition' },
  ]);
  expect(await probed('createOrder', ordered, (index) => stock(13 - index), { isUndone })).toEqual([]);
});

test('what cannot be undone is made once more at most, and not where no number could be read', async () => {
  const made: string[] = [];
  await probed('payOrders', paid, () => holding(90_000), { sent: made });
  expect(made.filter((id) => id === 'payOrders')).toHaveLength(1);
  const unread: string[] = [];
  await probed('payOrders', paid, () => changedExchange(contract, 'getUserInfo', { status: 500 }), { sent: unread });
  expect(unread).not.toContain('payOrders');
});

test('a bag that has not more by what is added is found', async () => {
  const bag = (count: number) => changedExchange(contract, 'getCart', { body: { '/data/count': count } });
  const body = { product_id: 105, sku_id: 1052, quantity: 2, idempotency_key: 'one' };
  const added = (by: number) =>
    probed('addCartLine', changedExchange(contract, 'addCartLine'), (index) => bag(3 + by * (index - 1)), { body });
  expect(await added(2)).toEqual([]);
  expect(await added(1)).toMatchObject([{ check: 'state-transition', expected: 'more by 2' }]);
});
