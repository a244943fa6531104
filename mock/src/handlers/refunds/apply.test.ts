import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSandbox } from '../../../tests/harness/open-sandbox.ts';
import { HOUR } from '../../world/clock.ts';
import { DEMO_UPLOAD } from '../../world/seed/demo/demo.ts';
import type { Order } from '../../world/types.ts';
import { orderSums } from '../../world/views/orders.ts';
import { refundableAmount } from './cases.ts';

const base = {
  explanation: 'It did not arrive.',
  proofs: [DEMO_UPLOAD],
  order_id: 9003,
  type: 'refund_only' as const,
  product_status: 'not_received' as const,
  items: [{ order_item_id: 90031, quantity: 1 }],
  amount: '134.40',
  reason_id: 5,
};
type Body = Omit<typeof base, 'type' | 'product_status'> & {
  type: 'refund_only' | 'refund_return';
  product_status: 'received' | 'not_received';
};

test('the freight belongs to it when the whole order did not arrive, and not a cent more', () => {
  const { call, refusal } = openSandbox({ checkInvariants: true });
  expect(refusal('applyRefund', { body: { ...base, amount: '134.41' } })).toEqual({
    name: 'refund_amount_too_large',
    details: { max: '134.40' },
  });
  const received: Body = { ...base, product_status: 'received', reason_id: 2 };
  expect(refusal('applyRefund', { body: received }).details).toEqual({ max: '129.90' });
  expect(call('applyRefund', { body: base })).toMatchObject({
    amount: '134.40',
    sn: 'R2611209004',
  });
});

test('an open case of an item answers a repeat, before anything else', () => {
  const { call, refusal } = openSandbox({ checkInvariants: true });
  const { id } = call('applyRefund', { body: base });
  for (const body of [base, { ...base, amount: '999.00' }]) {
    expect(refusal('applyRefund', { body })).toEqual({ name: 'refund_already_open', details: { refund_id: id } });
  }
  const other = { ...base, order_id: 9002, items: [{ order_item_id: 90021, quantity: 1 }], amount: '64.00' };
  call('applyRefund', { body: other });
  const second = { ...other, items: [{ order_item_id: 90022, quantity: 1 }] };
  expect(refusal('applyRefund', { body: second }).name).toBe('refund_not_allowed');
});

const refused: [why: string, changed: Partial<Body>][] = [
  ['unpaid', { order_id: 9001, items: [{ order_item_id: 90011, quantity: 1 }] }],
  ['completed', { order_id: 9004, items: [{ order_item_id: 90041, quantity: 1 }] }],
  ['cancelled', { order_id: 9006, items: [{ order_item_id: 90061, quantity: 1 }] }],
  ['refunded', { order_id: 9008, items: [{ order_item_id: 90081, quantity: 1 }] }],
  ['another order’s item', { items: [{ order_item_id: 90021, quantity: 1 }] }],
  ['more pieces than ordered', { items: [{ order_item_id: 90031, quantity: 2 }] }],
  ['an item named twice', { items: [1, 1].map((quantity) => ({ order_item_id: 90031, quantity })) }],
  ['a return of what was not received', { type: 'refund_return', reason_id: 2 }],
  ['a reason that does not name the type', { type: 'refund_return', product_status: 'received' }],
  ['an unknown reason', { reason_id: 99 }],
  [
    'received before it was shipped',
    { order_id: 9002, items: [{ order_item_id: 90021, quantity: 1 }], product_status: 'received' },
  ],
];

test.each(refused)('%s: refund_not_allowed, and nothing is opened', (_, changed) => {
  const { refusal, world } = openSandbox({ checkInvariants: true });
  const cases = world.refunds.size;
  expect(refusal('applyRefund', { body: { ...base, amount: '0.00', ...changed } })).toEqual({
    name: 'refund_not_allowed',
    details: null,
  });
  expect(world.refunds.size).toBe(cases);
});

test('another customer’s order is not found', () => {
  const { call, refusal, newcomer } = openSandbox({ checkInvariants: true });
  const { token } = call('loginUser', { body: { account: newcomer.account, password: 'new123456' } }).userinfo;
  expect(refusal('applyRefund', { body: base, token }).name).toBe('order_not_found');
});

test('a case over nothing moves no money and writes no bill', () => {
  const { call, advance, demo, order } = openSandbox({ checkInvariants: true });
  const { id } = call('applyRefund', { body: { ...base, amount: '0.00' } });
  advance(3 * HOUR);
  expect(order(9003).status).toBe(-3);
  expect(demo.bills.filter(({ source }) => source.kind === 'refund' && source.id === id)).toEqual([]);
});

const items = fc.array(
  fc.record({ price: fc.integer({ min: 1, max: 90_000 }), quantity: fc.integer({ min: 1, max: 5 }) }),
  { minLength: 1, maxLength: 4 },
);

test('whatever pieces are chosen, never more comes back than was paid', () => {
  const { world } = openSandbox({ checkInvariants: true });
  const order = world.orders.get(9002);
  if (!order) throw new Error('there is no order 9002');
  fc.assert(
    fc.property(
      items,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 0, max: 3_000 }),
      (goods, part, freight) => {
        const numbered = goods.map(
          (one, index) => ({ ...order.items[0], ...one, id: index + 1 }) as Order['items'][number],
        );
        const subtotal = goods.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
        const sold: Order = { ...order, items: numbered, freight, discount: Math.floor(subtotal * part) };
        const all = numbered.map(({ id, quantity }) => ({ orderItemId: id, quantity }));
        expect(refundableAmount(sold, all, 'not_received')).toBe(orderSums(sold).total);
        expect(refundableAmount(sold, all, 'received')).toBe(orderSums(sold).total - freight);
        const pieces = all.flatMap(({ orderItemId, quantity }) => Array.from({ length: quantity }, () => orderItemId));
        const single = pieces.map((orderItemId) => refundableAmount(sold, [{ orderItemId, quantity: 1 }], 'received'));
        expect(single.reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(orderSums(sold).total);
        expect(Math.min(...single)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
