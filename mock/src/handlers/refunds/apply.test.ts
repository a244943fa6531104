import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newKey, openSandbox } from '../../../tests/harness/open-sandbox.ts';
import { HOUR } from '../../world/clock.ts';
import { DEMO_UPLOAD } from '../../world/seed/demo/demo.ts';
import type { Order } from '../../world/types.ts';
import { refundableQuantity } from '../../world/views/cases.ts';
import { orderSums } from '../../world/views/orders.ts';
import { quoteOf } from '../../world/views/refund-quote.ts';
import { openCase } from './new-refund.ts';

const words = {
  explanation: 'It did not arrive.',
  proofs: [DEMO_UPLOAD],
};
const base = {
  ...words,
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

test('freight is refunded only if the whole order did not arrive, and not a cent more', () => {
  const { call, refusal } = openSandbox({ checkInvariants: true });
  expect(refusal('applyRefund', { body: { idempotency_key: newKey(), ...base, amount: '134.41' } })).toEqual({
    name: 'refund_amount_too_large',
    details: { max: '134.40' },
  });
  const received: Body = { ...base, product_status: 'received', reason_id: 2 };
  expect(refusal('applyRefund', { body: { idempotency_key: newKey(), ...received } }).details).toEqual({
    max: '129.90',
  });
  expect(call('applyRefund', { body: { idempotency_key: newKey(), ...base } })).toMatchObject({
    amount: '134.40',
    sn: 'R2611209004',
  });
});

test('a repeat with its key returns the same case, with another key the open case is named', () => {
  const { call, refusal, world } = openSandbox({ checkInvariants: true });
  const body = { idempotency_key: newKey(), ...base };
  const first = call('applyRefund', { body });
  const cases = world.refunds.size;
  expect(call('applyRefund', { body })).toEqual(first);
  expect(refusal('applyRefund', { body: { ...body, amount: '1.00' } }).name).toBe('idempotency_conflict');
  expect(refusal('applyRefund', { body: { ...body, idempotency_key: newKey() } })).toEqual({
    name: 'refund_already_open',
    details: { refund_id: first.id },
  });
  expect(world.refunds.size).toBe(cases);
});

test('several cases of an order can be open at once, each for its own pieces', () => {
  const { call, order } = openSandbox({ checkInvariants: true });
  const other = { ...base, order_id: 9002, reason_id: 1 };
  const [backpack, boots] = [90021, 90022].map((order_item_id) => [{ order_item_id, quantity: 1 }]);
  const apply = (items: typeof backpack, amount: string) =>
    call('applyRefund', { body: { idempotency_key: newKey(), ...other, items: items ?? [], amount } }).id;
  const [first, second] = [apply(backpack, '64.00'), apply(boots, '1.00')];
  expect(order(9002)).toMatchObject({
    items: [
      { refund_id: first, refundable_quantity: 0, cancelled_quantity: 1 },
      { refund_id: second, refundable_quantity: 0, cancelled_quantity: 0 },
    ],
    refunds: [{ id: second }, { id: first }],
  });
});

const item = (order_item_id: number, quantity = 1) => ({ order_item_id, quantity });

const refused: [block: string, changed: Partial<Body>, itemId: number | null][] = [
  ['not_paid', { order_id: 9001, items: [item(90011)] }, 90011],
  ['order_completed', { order_id: 9004, items: [item(90041)] }, 90041],
  ['order_cancelled', { order_id: 9006, items: [item(90061)] }, 90061],
  ['not_in_order', { items: [item(90021)] }, 90021],
  ['too_many', { items: [item(90031, 2)] }, 90031],
  ['chosen_twice', { items: [item(90031), item(90031)] }, 90031],
  ['not_received', { type: 'refund_return', reason_id: 2 }, 90031],
  ['reason_unfit', { type: 'refund_return', product_status: 'received' }, null],
  ['reason_unfit', { reason_id: 99 }, null],
  ['reason_unfit', { reason_id: 5, product_status: 'received' }, null],
  ['not_shipped', { order_id: 9002, items: [item(90021)], product_status: 'received' }, 90021],
];

test.each(refused)(
  '%s: the quote shows it, and the application is refused without opening a case',
  (block, changed, id) => {
    const { call, refusal, world } = openSandbox({ checkInvariants: true });
    const cases = world.refunds.size;
    const body = { idempotency_key: newKey(), ...base, amount: '0.00', ...changed };
    expect(refusal('applyRefund', { body })).toEqual({
      name: 'refund_not_allowed',
      details: { block, order_item_id: id },
    });
    expect(world.refunds.size).toBe(cases);
    const { order_id, type, product_status, items } = body;
    const quote = call('quoteRefund', { body: { order_id, type, product_status, items } });
    expect(quote.items.map((one) => one.block)).toContain(block === 'reason_unfit' ? null : block);
  },
);

test('another customer’s order is not found', () => {
  const { call, refusal, newcomer } = openSandbox({ checkInvariants: true });
  const { token } = call('loginUser', { body: { account: newcomer.account, password: 'new123456' } }).userinfo;
  expect(refusal('applyRefund', { body: { idempotency_key: newKey(), ...base }, token }).name).toBe('order_not_found');
});

test('a quote shows the parts of the amount and the possible requests', () => {
  const { call } = openSandbox({ checkInvariants: true });
  const quote = (order_id: number, itemId: number, product_status: 'received' | 'not_received' = 'not_received') =>
    call('quoteRefund', { body: { order_id, type: 'refund_only', product_status, items: [item(itemId)] } });
  expect(quote(9003, 90031)).toMatchObject({
    goods: '129.90',
    discount: '0.00',
    freight: '4.50',
    max_amount: '134.40',
    cancels_items: false,
    options: [{ product_status: 'not_received' }, { product_status: 'received' }, { type: 'refund_return' }],
  });
  expect(quote(9003, 90031, 'received')).toMatchObject({ freight: '0.00', max_amount: '129.90' });
  expect(quote(9002, 90022)).toMatchObject({ cancels_items: true, options: [{ type: 'refund_only' }] });
  expect(quote(9009, 90091)).toMatchObject({
    max_amount: '0.00',
    items: [{ block: 'in_open_case', refund_id: 8003 }],
  });
  expect(quote(9004, 90041).options).toEqual([]);
});

test('a refund of nothing moves no money and writes no bill', () => {
  const { call, advance, demo, order } = openSandbox({ checkInvariants: true });
  const { id } = call('applyRefund', { body: { idempotency_key: newKey(), ...base, amount: '0.00' } });
  advance(3 * HOUR);
  expect(order(9003)).toMatchObject({ status: 2, refunded_amount: '0.00' });
  expect(demo.bills.filter(({ source }) => source.kind === 'refund' && source.id === id)).toEqual([]);
});

const goods = fc.array(
  fc.record({ price: fc.integer({ min: 1, max: 90_000 }), quantity: fc.integer({ min: 1, max: 5 }) }),
  { minLength: 1, maxLength: 4 },
);
/** The item of a case, the number of its pieces, and its outcome. */
const choices = fc.array(
  fc.record({
    index: fc.nat(3),
    pieces: fc.integer({ min: 1, max: 5 }),
    ends: fc.constantFrom('refunded', 'withdrawn'),
  }),
  { maxLength: 12 },
);

test('[B4.11] any sequence of cases pays back exactly what was paid, to the cent', () => {
  const { world, demo, orderRecord } = openSandbox();
  const order = orderRecord(9002);
  const [first] = order.items;
  if (!first) throw new Error('Order 9002 has no item');
  fc.assert(
    fc.property(
      goods,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 0, max: 3_000 }),
      choices,
      (bought, part, freight, chosen) => {
        const items = bought.map((one, index) => ({ ...first, ...one, id: index + 1 }));
        const subtotal = orderSums({ items, freight, discount: 0 }).subtotal;
        const sold: Order = { ...order, items, freight, discount: Math.floor(subtotal * part), refundIds: [] };
        const ask = (id: number, quantity: number) => ({
          type: 'refund_only' as const,
          productStatus: 'not_received' as const,
          items: [{ orderItemId: id, quantity }],
        });
        const all = [...chosen, ...items.map((_, index) => ({ index, pieces: 0, ends: 'refunded' as const }))];
        let back = 0;
        for (const { index, pieces, ends } of all) {
          const item = items[index % items.length];
          const left = item ? refundableQuantity(world, sold, item, world.epoch) : 0;
          if (!item || left === 0) continue;
          const asked = ask(item.id, pieces === 0 ? left : Math.min(pieces, left));
          const { max } = quoteOf(world, sold, asked, world.epoch);
          expect(max).toBeGreaterThanOrEqual(0);
          const facts = { amount: max, reasonId: 1, explanation: 'No', proofs: [] };
          const refund = openCase(world, { customer: demo, order: sold, asked, words: facts }, world.epoch);
          refund.status = ends;
          if (ends === 'refunded') back += max;
          expect(back).toBeLessThanOrEqual(orderSums(sold).total);
        }
        expect(back).toBe(orderSums(sold).total);
      },
    ),
  );
});
