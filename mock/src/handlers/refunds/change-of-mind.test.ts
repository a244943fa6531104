import { expect, test } from 'vitest';
import { newKey, openSandbox, PAY_CODE } from '../../../tests/harness/open-sandbox.ts';
import { DAY } from '../../world/clock.ts';

const open = () => openSandbox({ checkInvariants: true });
const pieces = (order_item_id: number, quantity = 1) => [{ order_item_id, quantity }];
const declared = (order_id: number, items: ReturnType<typeof pieces>) => ({
  body: { idempotency_key: newKey(), order_id, items },
});

test('[B8.10] before shipping the money is back at once, and the receipt says what and when', () => {
  const { call, order, demo, world } = open();
  const undo = { order_id: 9002, items: pieces(90022) };
  const quote = call('quoteChangeOfMind', { body: undo });
  expect(quote).toEqual({ type: 'refund_only', goods: '98.50', discount: '0.00', freight: '0.00', amount: '98.50' });
  const receipt = call('declareChangeOfMind', declared(9002, undo.items));
  expect(receipt).toMatchObject({
    kind: 'change_of_mind',
    status: 'refunded',
    amount: quote.amount,
    items: [{ order_item_id: 90022, quantity: 1 }],
    created_at: '2026-11-20T10:00:00Z',
    reason: null,
    explanation: null,
    proofs: [],
    cancels_items: true,
    allowed_actions: [],
  });
  expect(demo.bills.at(-1)).toMatchObject({ amount: 9_850, source: { kind: 'refund', id: receipt.id } });
  expect(order(9002)).toMatchObject({ fulfilment: 1, refunds: [{ id: receipt.id, kind: 'change_of_mind' }] });
  const mail = world.outbox.find(({ channel, title }) => channel === 'email' && title.en.includes('withdrawn'));
  expect(mail?.text.en).toBe(
    'Receipt: on 2026-11-20 10:00 UTC you withdrew from the contract for order M2611190312: 1 × Ridge walking boots. $98.50 is back in your balance.',
  );
  expect(mail?.text['de']).toContain('widerrufen');
});

test('[B8.10] the receipt is sent out whatever the preferences say', () => {
  const { call, demo, world } = open();
  for (const type of ['order', 'wallet', 'shop'] as const) demo.preferences[type] = { email: false, mobile: false };
  call('declareChangeOfMind', declared(9002, pieces(90022)));
  expect(world.outbox.map(({ title }) => title.en)).toContain('You have withdrawn from the contract');
});

test('[B8.10] the receipt is never sent to an e-mail address that is not verified', () => {
  const { call, demo, world } = open();
  demo.emailVerified = false;
  expect(call('declareChangeOfMind', declared(9002, pieces(90022)))).toMatchObject({ status: 'refunded' });
  expect(world.outbox.filter(({ channel }) => channel === 'email')).toEqual([]);
});

test('[B8.10] undoing everything unshipped cancels the order, and brings the freight back', () => {
  const { call, order } = open();
  const { items, freight } = order(9002);
  const all = items.map(({ id, quantity }) => ({ order_item_id: id, quantity }));
  expect(call('quoteChangeOfMind', { body: { order_id: 9002, items: all } })).toMatchObject({ freight });
  call('declareChangeOfMind', declared(9002, all));
  expect(order(9002)).toMatchObject({ fulfilment: -1, refunded_amount: order(9002).total_amount });
});

test('[B8.10] after shipping the goods are sent back within 14 days; nobody decides, and the money follows', () => {
  const { call, order, advance, world } = open();
  world.policy.refunds = 'refuse';
  const { id, ...receipt } = call('declareChangeOfMind', declared(9003, pieces(90031)));
  const waits = { status: 'accepted', type: 'refund_return', waits_for: 'customer', next_by: '2026-12-04T10:00:00Z' };
  expect(receipt).toMatchObject({ ...waits, amount: '134.40', allowed_actions: ['ship'] });
  expect(receipt.return_address).not.toBeNull();
  const { list } = call('listRefunds', { query: {} });
  expect(list[0]).toMatchObject({ id, kind: 'change_of_mind' });
  call('shipRefund', { body: { refund_id: id, carrier: 'Yamato', number: '493122091126' } });
  advance(3 * DAY);
  expect(call('getRefund', { query: { refund_id: id } })).toMatchObject({ status: 'refunded', escalate_by: null });
  expect(order(9003)).toMatchObject({ fulfilment: 4, refunded_amount: '134.40' });
});

test('[B8.10] goods that are not sent back in time stay bought, and may be undone again within the time', () => {
  const { call, order, advance } = open();
  const bought = { source: { from: 'product', product_id: 104, sku_id: 1041, quantity: 2 }, address_id: 11 } as const;
  const { total_amount } = call('quoteOrder', { body: bought });
  const agreed = { remarks: [], expected_total: total_amount, idempotency_key: newKey() };
  const [made] = call('createOrder', { body: { ...bought, ...agreed } }).orders;
  const { id, freight, items } = order(made?.id ?? 0);
  const [one] = items;
  call('payOrders', { body: { order_ids: [id], pay_code: PAY_CODE, idempotency_key: newKey() } });
  advance(3 * DAY);
  const piece = pieces(one?.id ?? 0);
  const sendBack = (refund_id: number) =>
    call('shipRefund', { body: { refund_id, carrier: 'Yamato', number: '493122091126' } });
  const kept = call('declareChangeOfMind', declared(id, piece));
  const last = call('declareChangeOfMind', declared(id, piece));
  expect([freight, kept.amount, last.amount]).toEqual(['25.00', '420.00', '445.00']);
  sendBack(last.id);
  advance(14 * DAY);
  const late = call('getRefund', { query: { refund_id: kept.id } });
  expect([late.status, late.allowed_actions]).toEqual(['withdrawn', []]);
  // The other piece brought the freight back already.
  expect(order(id)).toMatchObject({ refunded_amount: '445.00' });
  const again = call('quoteChangeOfMind', { body: { order_id: id, items: piece } });
  expect([again.freight, again.amount]).toEqual(['0.00', '420.00']);
  sendBack(call('declareChangeOfMind', declared(id, piece)).id);
  advance(3 * DAY);
  expect(order(id)).toMatchObject({ refunded_amount: total_amount });
});

test('[B8.10] the time ends 14 days after receipt, whether the order is completed or not', () => {
  const { call, order, refusal, advance } = open();
  expect(order(9003).change_of_mind_until).toBeNull();
  const until = '2026-12-01T09:45:00Z';
  expect(order(9005)).toMatchObject({ change_of_mind_until: until, items: [{ change_of_mind_quantity: 1 }] });
  const [item] = order(9005).items;
  const meant = () => call('listOrders', { query: { change_of_mind: true } }).list.map(({ id }) => id);
  advance(Date.parse(until) - Date.parse('2026-11-20T10:00:00Z') - 1000);
  expect(order(9005)).toMatchObject({ fulfilment: 4, change_of_mind_until: until });
  expect(meant()).toContain(9005);
  advance(1000);
  expect(order(9005)).toMatchObject({ change_of_mind_until: null, items: [{ change_of_mind_quantity: 0 }] });
  expect(order(9005).allowed_actions).not.toContain('change_of_mind');
  expect(meant()).not.toContain(9005);
  expect(call('listOrders', { query: { change_of_mind: false } }).list.map(({ id }) => id)).toContain(9005);
  expect(refusal('declareChangeOfMind', declared(9005, pieces(item?.id ?? 0)))).toMatchObject({
    name: 'change_of_mind_not_allowed',
  });
});

test('[B8.10] a piece is undone once: not one in a case, not one named twice, and not by a repeated call', () => {
  const { call, refusal, world } = open();
  const undo = declared(9003, pieces(90031));
  const over = { name: 'change_of_mind_not_allowed' };
  expect(refusal('declareChangeOfMind', declared(9001, pieces(90011)))).toMatchObject(over);
  expect(refusal('declareChangeOfMind', declared(9003, pieces(90022)))).toMatchObject(over);
  expect(refusal('declareChangeOfMind', declared(9003, pieces(90031, 2)))).toMatchObject(over);
  const twice = [...pieces(90022), ...pieces(90022)];
  expect(refusal('quoteChangeOfMind', { body: { order_id: 9002, items: twice } })).toMatchObject(over);
  const first = call('declareChangeOfMind', undo);
  expect(call('declareChangeOfMind', undo)).toEqual(first);
  expect(refusal('declareChangeOfMind', declared(9003, pieces(90031)))).toMatchObject(over);
  expect([...world.refunds.values()].filter(({ kind }) => kind === 'change_of_mind')).toHaveLength(1);
});
