import type { Schema } from '@meridian/sdk';
import { expect, test } from 'vitest';
import { newKey, openSandbox, PAY_CODE } from '../../../tests/harness/open-sandbox.ts';
import { DEMO_UPLOAD } from '../../world/seed/demo/demo.ts';

/** A sandbox whose customer has in the bag a backpack (heading 4202) and boots (6403), for Berlin. */
function inBerlin() {
  const sandbox = openSandbox({ checkInvariants: true });
  const { call, demo } = sandbox;
  const [kyoto] = demo.addresses;
  if (kyoto === undefined) throw new Error('There is an address');
  const mitte = { country: 'DE', areaIds: [2761, 27611], postcode: '10119' };
  demo.addresses.push({ ...kyoto, ...mitte, id: 13, isDefault: false });
  const boots = { product_id: 105, sku_id: 1051, quantity: 1, idempotency_key: newKey() };
  const { groups } = call('addCartLine', { body: boots });
  const line_ids = groups
    .flatMap(({ lines }) => lines)
    .filter(({ product_id }) => product_id === 105 || product_id === 102)
    .map(({ id }) => id);
  return { ...sandbox, body: { source: { from: 'cart' as const, line_ids }, address_id: 13 } };
}

/** The same, with both, or other goods, ordered and paid. */
function paidInBerlin(source?: Schema<'OrderSource'>) {
  const sandbox = inBerlin();
  const { call, order } = sandbox;
  const body = source ? { ...sandbox.body, source } : sandbox.body;
  const quote = call('quoteOrder', { body });
  const expected_total = quote.total_amount;
  const made = call('createOrder', { body: { ...body, remarks: [], expected_total, idempotency_key: newKey() } });
  const [{ id } = { id: 0 }] = made.orders;
  call('payOrders', { body: { order_ids: [id], pay_code: PAY_CODE, idempotency_key: newKey() } });
  return { ...sandbox, quote, placed: order(id) };
}

test('[B8.09] a quote states what it costs in all, and its order the same', () => {
  const { quote, placed } = paidInBerlin();
  const [group] = quote.groups;
  expect(group?.duties.lines).toEqual([
    { kind: 'duty', heading: '6403', base: '98.50', amount: '3.50', collected_by: 'carrier' },
    { kind: 'duty', heading: '4202', base: '64.00', amount: '3.50', collected_by: 'carrier' },
    { kind: 'import_tax', heading: null, base: '136.55', amount: '25.95', collected_by: 'shop' },
  ]);
  expect([quote.total_amount, group?.duties.on_delivery_amount, quote.total_with_duties]).toEqual([
    '162.50',
    '7.00',
    '169.50',
  ]);
  expect([placed.duties, placed.total_with_duties]).toEqual([group?.duties, '169.50']);
});

test('[B8.09] what is not known is null, of the whole quote too', () => {
  const { call, demo, body } = inBerlin();
  Object.assign(demo.addresses.at(-1) ?? {}, { country: 'US', areaIds: [8401, 84011], postcode: '90012' });
  const { groups, total_with_duties } = call('quoteOrder', { body });
  expect(groups[0]?.duties).toMatchObject({
    lines: null,
    on_delivery_amount: null,
    estimate: { from: '16.25', to: '81.25' },
  });
  expect([groups[0]?.total_with_duties, total_with_duties]).toEqual([null, null]);
});

test('[B8.09] a refund says of each line what comes back', () => {
  const { call, placed } = paidInBerlin();
  const [boots] = placed.items;
  const asked = {
    order_id: placed.id,
    type: 'refund_only' as const,
    product_status: 'not_received' as const,
    items: [{ order_item_id: boots?.id ?? 0, quantity: 1 }],
  };
  const { duties, max_amount } = call('quoteRefund', { body: asked });
  // The duty on the backpack stays, and the tax on the boots is in the 98.50 of the refund.
  expect(duties).toEqual({
    lines: [
      { kind: 'duty', heading: '6403', amount: '3.50', collected_by: 'carrier', returned_amount: '3.50' },
      { kind: 'import_tax', heading: null, amount: '25.95', collected_by: 'shop', returned_amount: '15.72' },
    ],
    returned_amount: '19.22',
    note: 'The carrier collects nothing for items that are not delivered.',
  });
  const words = { reason_id: 1, explanation: 'No longer wanted.', proofs: [DEMO_UPLOAD] };
  const applied = call('applyRefund', { body: { ...asked, ...words, amount: max_amount, idempotency_key: newKey() } });
  expect(applied.duties).toEqual(duties);
  // For less than the full amount the boots are sent, and their duty is collected.
  call('cancelRefund', { body: { refund_id: applied.id } });
  const less = call('applyRefund', { body: { ...asked, ...words, amount: '9.85', idempotency_key: newKey() } });
  expect(less.duties?.lines?.map(({ returned_amount }) => returned_amount)).toEqual(['0.00', '1.57']);
  expect(less.duties?.note).toMatch(/^The shop does not refund what the carrier collected/);
});

/** What a refund brings back of the duties on two pieces of an article, of which one is not delivered. */
function oneOfTwo(product_id: number, sku_id: number) {
  const { call, placed } = paidInBerlin({ from: 'product', product_id, sku_id, quantity: 2 });
  const items = placed.items.map(({ id }) => ({ order_item_id: id, quantity: 1 }));
  const asked = { order_id: placed.id, type: 'refund_only', product_status: 'not_received', items } as const;
  return call('quoteRefund', { body: asked }).duties;
}

test('[B8.09] a duty for a heading stays due while other goods of the heading are delivered, and the note agrees', () => {
  const duties = oneOfTwo(102, 1021);
  expect(duties?.lines?.[0]).toMatchObject({ kind: 'duty', heading: '4202', amount: '3.50', returned_amount: '0.00' });
  expect(duties?.note).toMatch(/^The shop does not refund what the carrier collected/);
});

// 4 % duty, and German tax of 19 % on goods and duty: on 197.00, and on the 98.50 that are still delivered.
test('[B8.09] what the carrier still collects follows the value of the whole order', () => {
  expect(oneOfTwo(105, 1051)?.lines).toEqual([
    { kind: 'duty', heading: '6403', amount: '7.88', collected_by: 'carrier', returned_amount: '3.94' },
    { kind: 'import_tax', heading: null, amount: '38.93', collected_by: 'carrier', returned_amount: '19.47' },
  ]);
});
