import { ORDER_TABS } from '@meridian/sdk/rules';
import { expect, test } from 'vitest';
import { newKey, openSandbox, PAY_CODE, type TestSandbox } from '../../../tests/harness/open-sandbox.ts';
import { DAY, HOUR, MINUTE } from '../../world/clock.ts';
import { DEMO_UPLOAD } from '../../world/seed/demo/demo.ts';

const proofs = [DEMO_UPLOAD];
const words = { explanation: 'It is broken.', proofs };

/** Order 9003, shipped: refund everything, with return. */
const sendBack = {
  ...words,
  order_id: 9003,
  type: 'refund_return' as const,
  product_status: 'received' as const,
  items: [{ order_item_id: 90031, quantity: 1 }],
  amount: '129.90',
  reason_id: 2,
};
/** Order 9002, paid and not shipped: one of its two items. */
const notShipped = {
  ...words,
  order_id: 9002,
  type: 'refund_only' as const,
  product_status: 'not_received' as const,
  items: [{ order_item_id: 90021, quantity: 1 }],
  amount: '64.00',
  reason_id: 1,
};
const parcel = { carrier: 'Yamato', number: '493122099999' };

const states = ({ call, order }: TestSandbox, id: number) => {
  const { status, order_id, next_by } = call('getRefund', { query: { refund_id: id } });
  return [status, order(order_id).status, next_by];
};

test('with return: applied → accepted → returning → returned → refunded, and the money is paid back once', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { call, advance, balance, order, demo } = sandbox;
  const applied = call('applyRefund', { body: { ...sendBack, idempotency_key: newKey() } });
  const { id } = applied;
  expect(applied).toMatchObject({
    status: 'applied',
    waits_for: 'shop',
    allowed_actions: ['cancel'],
    return_address: null,
  });
  expect(states(sandbox, id)).toEqual(['applied', -4, '2026-11-20T12:00:00Z']);
  advance(2 * HOUR);
  expect(states(sandbox, id)).toEqual(['accepted', -2, '2026-11-27T12:00:00Z']);
  expect(call('getRefund', { query: { refund_id: id } })).toMatchObject({
    allowed_actions: ['cancel', 'ship'],
    return_address: { addressee: 'Northwind Audio returns' },
  });
  call('shipRefund', { body: { refund_id: id, ...parcel } });
  expect(states(sandbox, id)).toEqual(['returning', -2, '2026-11-22T12:00:00Z']);
  advance(2 * DAY);
  expect(states(sandbox, id)).toEqual(['returned', -2, '2026-11-22T13:00:00Z']);
  const { total } = balance();
  advance(HOUR);
  expect(states(sandbox, id)).toEqual(['refunded', 4, null]);
  expect(Number(balance().total) - Number(total)).toBeCloseTo(129.9, 2);
  expect(demo.bills.filter(({ source }) => source.kind === 'refund' && source.id === id)).toHaveLength(1);
  expect(order(9003)).toMatchObject({
    total_amount: '134.40',
    refunded_amount: '129.90',
    items: [{ refunded_quantity: 1 }],
  });
  const log = call('getRefund', { query: { refund_id: id } }).log;
  expect(log.map(({ by, text }) => `${by}: ${text}`)).toEqual([
    'platform: Refunded $129.90 to the balance',
    'shop: Return received',
    'customer: Sent back with Yamato 493122099999',
    'shop: Accepted. Please send the items back',
    'customer: Requested a refund of $129.90 with a return',
  ]);
});

test('before shipment a refund is accepted at once; its pieces return to stock and only the rest is shipped', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { call, order, advance, balance, stockOf } = sandbox;
  const before = stockOf(1021) ?? 0;
  const { id } = call('applyRefund', { body: { ...notShipped, idempotency_key: newKey() } });
  expect(states(sandbox, id)).toEqual(['accepted', -2, '2026-11-20T11:00:00Z']);
  expect(order(9002)).toMatchObject({
    fulfilment: 1,
    allowed_actions: ['refund', 'change_of_mind', 'edit_address', 'buy_again'],
    next_by: '2026-11-20T11:00:00Z',
  });
  advance(HOUR);
  expect(states(sandbox, id)).toEqual(['refunded', 1, null]);
  expect(balance().total).toBe('1304.00');
  expect(stockOf(1021)).toBe(before + 1);
  advance(3 * DAY);
  expect(order(9002)).toMatchObject({ status: 2, shipped_at: '2026-11-21T08:12:00Z' });
  const [parcel] = call('getLogistics', { query: { order_id: 9002 } }).parcels;
  expect(parcel?.items).toEqual([{ order_item_id: 90022, quantity: 1 }]);
});

test('a case can be withdrawn until the rest is shipped, and its pieces are shipped with it', () => {
  const { call, refusal, order, advance } = openSandbox({ checkInvariants: true });
  const { id } = call('applyRefund', { body: { ...notShipped, idempotency_key: newKey() } });
  advance(HOUR / 2);
  expect(call('cancelRefund', { body: { refund_id: id } })).toMatchObject({
    status: 'withdrawn',
    allowed_actions: ['apply_again'],
  });
  expect(order(9002)).toMatchObject({ status: 1, items: [{ refundable_quantity: 1, refund_status: 'withdrawn' }, {}] });
  expect(refusal('cancelRefund', { body: { refund_id: id } }).name).toBe('refund_state_changed');
  advance(21 * HOUR + 25 * MINUTE);
  const late = call('applyRefund', { body: { ...notShipped, idempotency_key: newKey() } });
  expect(late.allowed_actions).toEqual(['cancel']);
  advance(30 * MINUTE);
  expect(order(9002)).toMatchObject({ fulfilment: 2, status: -2 });
  expect(call('getRefund', { query: { refund_id: late.id } }).allowed_actions).toEqual([]);
  expect(refusal('cancelRefund', { body: { refund_id: late.id } }).name).toBe('refund_state_changed');
});

test('a case can be withdrawn while another one has the freight, which goes back once', () => {
  const { call, orderRecord } = openSandbox();
  orderRecord(9002).freight = 600;
  const asked = { order_id: 9002, type: 'refund_only', product_status: 'not_received' } as const;
  const apply = (order_item_id: number) => {
    const body = { ...asked, items: [{ order_item_id, quantity: 1 }] };
    const { max_amount: amount, freight } = call('quoteRefund', { body });
    const words = { amount, reason_id: 1, explanation: 'Not needed.', proofs };
    return { freight, ...call('applyRefund', { body: { ...body, ...words, idempotency_key: newKey() } }) };
  };
  const [first, second] = [apply(90021), apply(90022)];
  call('cancelRefund', { body: { refund_id: first.id } });
  expect([first.freight, second.freight, apply(90021).freight]).toEqual(['0.00', '6.00', '0.00']);
});

test('[B4.11] an order with every piece refunded before shipment is cancelled, with the status refunded', () => {
  const { call, order, advance, orderRecord } = openSandbox({ checkInvariants: true });
  for (const [order_item_id, amount] of [
    [90021, '64.00'],
    [90022, '98.50'],
  ] as const) {
    const items = [{ order_item_id, quantity: 1 }];
    call('applyRefund', { body: { ...notShipped, items, amount, idempotency_key: newKey() } });
  }
  advance(HOUR - 1);
  expect(order(9002).status).toBe(-2);
  advance(1);
  expect(order(9002)).toMatchObject({
    status: -3,
    fulfilment: -1,
    refunded_amount: '162.50',
    cancelled_at: '2026-11-20T11:00:00Z',
    cancel_reason: 'All items were refunded before shipping',
  });
  advance(3 * DAY);
  expect(orderRecord(9002).parcel).toBeNull();
});

/** Three pieces for 358.80, paid and not shipped. */
function orderOfThree(sandbox: TestSandbox): { id: number; itemId: number } {
  const { call, sku } = sandbox;
  sku(101).price = 11_960;
  const source = { from: 'product' as const, product_id: 101, sku_id: 1011, quantity: 3 };
  const rest = { address_id: 11, remarks: [], expected_total: '358.80' };
  const [made] = call('createOrder', { body: { idempotency_key: newKey(), source, ...rest } }).orders;
  const id = made?.id ?? 0;
  call('payOrders', { body: { order_ids: [id], pay_code: PAY_CODE, idempotency_key: newKey() } });
  return { id, itemId: made?.items[0]?.id ?? 0 };
}

test('[B4.11] refunding 1.00 for one of three pieces for 358.80: the order goes on, all is shipped, 357.80 stays', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { call, advance, order } = sandbox;
  const { id, itemId } = orderOfThree(sandbox);
  const items = [{ order_item_id: itemId, quantity: 1 }];
  call('applyRefund', { body: { ...notShipped, order_id: id, items, amount: '1.00', idempotency_key: newKey() } });
  advance(HOUR);
  expect(order(id)).toMatchObject({ status: 1, fulfilment: 1, total_amount: '358.80', refunded_amount: '1.00' });
  expect(order(id).items[0]).toMatchObject({ refunded_quantity: 1, cancelled_quantity: 0, refundable_quantity: 2 });
  advance(2 * DAY);
  expect(order(id).status).toBe(2);
  expect(call('getLogistics', { query: { order_id: id } }).parcels[0]?.items).toEqual([
    { order_item_id: itemId, quantity: 3 },
  ]);
  const body = { order_id: id, type: 'refund_only' as const, product_status: 'received' as const };
  expect(call('quoteRefund', { body: { ...body, items: [{ order_item_id: itemId, quantity: 2 }] } }).max_amount).toBe(
    '239.20',
  );
  advance(18 * DAY);
  expect(order(id)).toMatchObject({ status: 4, refunded_amount: '1.00' });
});

test('[B4.11] an order with after-sale stays in its fulfilment’s tab, and completes only without an open case', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { call, advance, order } = sandbox;
  const tab = (status: '2' | '3' | '-4') =>
    call('listOrders', { query: { status, limit: 50 } }).list.map(({ id }) => id);
  const items = [{ order_item_id: 90051, quantity: 1 }];
  call('applyRefund', { body: { ...sendBack, order_id: 9005, items, idempotency_key: newKey() } });
  expect([tab('3').includes(9005), tab('-4').includes(9005)]).toEqual([true, true]);
  expect(call('confirmOrder', { body: { order_id: 9009 } })).toMatchObject({ fulfilment: 3, status: -4 });
  advance(2 * HOUR);
  advance(7 * DAY - 1);
  expect(order(9005)).toMatchObject({ fulfilment: 3, status: -2 });
  advance(1);
  const [closed] = order(9005).refunds;
  expect(closed?.status).toBe('withdrawn');
  expect(order(9005)).toMatchObject({ fulfilment: 3, status: 3, next_by: '2026-12-04T12:00:00Z' });
});

/** The result of a full refund for each fulfilment: the table in the contract, OrderAction. */
const paidBackWhole: [
  fulfilment: number,
  received: 'received' | 'not_received',
  id: number,
  after: [fulfilment: number, status: number],
  actions: string[],
  tabs: string[],
][] = [
  [1, 'not_received', 9002, [-1, -3], ['buy_again'], ['-1', '-3']],
  [2, 'not_received', 9003, [4, -3], ['logistics', 'buy_again'], ['4', '-3']],
  [2, 'received', 9003, [4, 4], ['logistics', 'buy_again'], ['4']],
  [3, 'received', 9005, [4, -3], ['logistics', 'buy_again'], ['4', '-3']],
];

test.each(paidBackWhole)(
  '[B8.07] with every piece paid back, an order of fulfilment %i, %s (%i), ends as %j, offers %j, in tabs %j',
  (fulfilment, product_status, id, [after, status], actions, tabs) => {
    const { call, advance, order, refusal } = openSandbox({ checkInvariants: true });
    const items = order(id).items.map((item) => ({ order_item_id: item.id, quantity: item.quantity }));
    expect(order(id).fulfilment).toBe(fulfilment);
    const about = { order_id: id, type: 'refund_only' as const, product_status, items };
    const { max_amount: amount } = call('quoteRefund', { body: about });
    const reason_id = product_status === 'received' ? 2 : 5;
    call('applyRefund', { body: { ...words, ...about, amount, reason_id, idempotency_key: newKey() } });
    advance(4 * HOUR);
    const over = { status, fulfilment: after, allowed_actions: actions, next_by: null, receipt_by: null };
    expect(order(id)).toMatchObject({ ...over, refunded_amount: amount });
    const found = ORDER_TABS.filter((tab) =>
      call('listOrders', { query: { status: tab, limit: 50 } }).list.some((card) => card.id === id),
    );
    expect(found).toEqual(['all', ...tabs]);
    const refused = { name: 'order_state_changed', details: { order_id: id, status } };
    for (const step of ['confirmOrder', 'extendReceipt'] as const)
      expect(refusal(step, { body: { order_id: id } })).toEqual(refused);
    expect(call('getLogistics', { query: { order_id: id } }).arrives_by).toBeNull();
    advance(30 * DAY);
    expect(order(id)).toMatchObject(over);
  },
);

test('[B8.07] an order refunded case by case ends with the last case, and not before', () => {
  const { call, advance, order } = openSandbox({ checkInvariants: true });
  const product_status = 'not_received' as const;
  const part = { ...words, order_id: 9002, type: 'refund_only' as const, product_status, reason_id: 1 };
  const [first, second] = order(9002).items;
  const back = (item: typeof first) => {
    const items = [{ order_item_id: item?.id ?? 0, quantity: item?.quantity ?? 0 }];
    const { max_amount } = call('quoteRefund', { body: { ...part, items } });
    call('applyRefund', { body: { ...part, items, amount: max_amount, idempotency_key: newKey() } });
    advance(4 * HOUR);
  };
  back(first);
  expect(order(9002)).toMatchObject({ status: 1, fulfilment: 1 });
  advance(2 * DAY);
  expect(order(9002)).toMatchObject({ status: 2, allowed_actions: expect.arrayContaining(['confirm', 'refund']) });
  back(second);
  expect(order(9002)).toMatchObject({ status: -3, fulfilment: 4, received_at: null });
  expect(order(9002).completed_at).not.toBeNull();
});

test('a shop’s refusal can be escalated once: the platform decides, and its decision is final', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { call, refusal, advance, world, order, demo } = sandbox;
  world.policy.refunds = 'refuse';
  const { id } = call('applyRefund', { body: { ...sendBack, idempotency_key: newKey() } });
  advance(2 * HOUR);
  expect(states(sandbox, id)).toEqual(['refused', 2, null]);
  expect(call('getRefund', { query: { refund_id: id } })).toMatchObject({
    refuse_reason: expect.stringMatching(/as described/),
    escalate_by: '2026-11-27T12:00:00Z',
    allowed_actions: ['escalate', 'apply_again'],
  });
  const body = { refund_id: id, explanation: 'It is broken all the same.' };
  expect(call('escalateRefund', { body })).toMatchObject({
    status: 'applied',
    waits_for: 'platform',
    escalated_at: '2026-11-20T12:00:00Z',
    next_by: '2026-11-21T12:00:00Z',
    log: [{ by: 'customer', text: 'Escalated to the platform: It is broken all the same.' }, {}, {}],
  });
  expect(order(9003).status).toBe(-4);
  world.policy.escalations = 'refuse';
  advance(DAY);
  expect(call('getRefund', { query: { refund_id: id } })).toMatchObject({
    status: 'refused',
    refuse_reason: expect.stringMatching(/agrees with the shop/),
    escalate_by: null,
    allowed_actions: ['apply_again'],
  });
  expect(refusal('escalateRefund', { body }).name).toBe('refund_state_changed');
  expect(demo.bills.some(({ source }) => source.kind === 'refund' && source.id === id)).toBe(false);
  expect(call('applyRefund', { body: { ...sendBack, idempotency_key: newKey() } }).id).toBe(id + 1);
});

test('refused returned goods are paid back by the platform without another parcel', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { call, advance, world, balance } = sandbox;
  const items = [{ order_item_id: 90051, quantity: 1 }];
  const { id } = call('applyRefund', { body: { ...sendBack, order_id: 9005, items, idempotency_key: newKey() } });
  advance(2 * HOUR);
  call('shipRefund', { body: { refund_id: id, ...parcel } });
  advance(2 * DAY);
  world.policy.refunds = 'refuse';
  advance(HOUR);
  expect(states(sandbox, id)).toEqual(['refused', 3, null]);
  const { total } = balance();
  call('escalateRefund', { body: { refund_id: id, explanation: 'Nothing is missing.' } });
  advance(DAY);
  expect(call('getRefund', { query: { refund_id: id } })).toMatchObject({ status: 'accepted', waits_for: 'platform' });
  advance(HOUR);
  expect(states(sandbox, id)[0]).toBe('refunded');
  expect(Number(balance().total) - Number(total)).toBeCloseTo(129.9, 2);
});

test('a case whose pieces are in another case cannot be escalated', () => {
  const { call, advance, world } = openSandbox({ checkInvariants: true });
  world.policy.refunds = 'refuse';
  const { id } = call('applyRefund', { body: { ...sendBack, idempotency_key: newKey() } });
  advance(2 * HOUR);
  const again = call('applyRefund', { body: { ...sendBack, idempotency_key: newKey() } });
  expect(call('getRefund', { query: { refund_id: id } }).allowed_actions).toEqual([]);
  call('cancelRefund', { body: { refund_id: again.id } });
  expect(call('getRefund', { query: { refund_id: id } }).allowed_actions).toEqual(['escalate', 'apply_again']);
  advance(7 * DAY);
  expect(call('getRefund', { query: { refund_id: id } }).allowed_actions).not.toContain('escalate');
});

test('a case has its own conversation, only for its customer', () => {
  const { call, refusal, newcomer } = openSandbox({ checkInvariants: true });
  const message = { shop_id: 1, refund_id: 8001, kind: 'text' as const, text: 'Has it arrived?' };
  const read = () => call('listMessages', { query: { refund_id: 8001 } });
  expect(read()).toMatchObject({ conversation: { refund_id: 8001, title: 'Refund R2611140033' }, list: [] });
  const sent = call('sendMessage', { body: { ...message, client_id: newKey() } });
  expect(read().list).toEqual([sent]);
  expect(call('listMessages', { query: { shop_id: 1 } }).list).not.toContainEqual(sent);
  expect(call('listConversations', {}).list.map(({ refund_id }) => refund_id)).toContain(8001);
  const elsewhere = { ...message, shop_id: 2, client_id: newKey() };
  expect(refusal('sendMessage', { body: elsewhere }).name).toBe('refund_not_found');
  const { token } = call('loginUser', { body: { account: newcomer.account, password: 'new123456' } }).userinfo;
  expect(refusal('listMessages', { query: { refund_id: 8001 }, token }).name).toBe('refund_not_found');
});

test('a case with goods on their way back cannot be withdrawn, and nobody else sees it', () => {
  const { call, refusal, newcomer } = openSandbox({ checkInvariants: true });
  expect(refusal('cancelRefund', { body: { refund_id: 8001 } }).name).toBe('refund_state_changed');
  expect(refusal('shipRefund', { body: { refund_id: 8001, ...parcel } }).name).toBe('refund_state_changed');
  const { token } = call('loginUser', { body: { account: newcomer.account, password: 'new123456' } }).userinfo;
  expect(refusal('getRefund', { query: { refund_id: 8001 }, token }).name).toBe('refund_not_found');
  expect(refusal('cancelRefund', { body: { refund_id: 8001 }, token }).name).toBe('refund_not_found');
  expect(call('listRefunds', { query: {}, token }).total).toBe(0);
});

test('lists separate open and closed cases, newest first', () => {
  const { call } = openSandbox({ checkInvariants: true });
  const named = (open?: boolean) =>
    call('listRefunds', { query: { limit: 50, ...(open !== undefined && { open }) } })
      .list.map(({ id }) => id)
      .filter((id) => id > 8000);
  expect([named(), named(true), named(false)]).toEqual([[8003, 8001, 8002], [8003, 8001], [8002]]);
});

test('[B8.11] the last review ends no right: a completed order can be refunded until the date it was given', () => {
  const { call, clock, advance, order } = openSandbox({ checkInvariants: true });
  const { next_by: told, items } = order(9005);
  const [item] = items;
  if (!item || told === null) throw new Error('Order 9005 names no date');
  const scores = { product_score: 5, service_score: 5, postage_score: 5 };
  const review = { order_item_id: item.id, ...scores, content: 'Dry after a night of rain.', pictures: [] };
  call('createReview', { body: { idempotency_key: newKey(), ...review, anonymous: false } });
  const completed = {
    fulfilment: 4,
    status: 4,
    next_by: told,
    allowed_actions: ['refund', 'change_of_mind', 'logistics', 'buy_again'],
  };
  expect(order(9005)).toMatchObject(completed);
  const asked = { order_id: 9005, type: 'refund_only' as const, product_status: 'received' as const };
  const body = { ...asked, items: [{ order_item_id: item.id, quantity: 1 }] };
  const { max_amount: amount, options } = call('quoteRefund', { body });
  const [reason] = options.find(({ product_status }) => product_status === 'received')?.reasons ?? [];
  const words = { amount, reason_id: reason?.id ?? 0, explanation: 'It leaks.', proofs: [DEMO_UPLOAD] };
  const { id } = call('applyRefund', { body: { idempotency_key: newKey(), ...body, ...words } });
  expect(order(9005)).toMatchObject({ fulfilment: 4, status: -4 });
  call('cancelRefund', { body: { refund_id: id } });
  expect(order(9005)).toMatchObject(completed);
  advance(Date.parse(told) - clock.now());
  expect(order(9005)).toMatchObject({ next_by: null, allowed_actions: ['change_of_mind', 'logistics', 'buy_again'] });
  expect(call('quoteRefund', { body })).toMatchObject({ items: [{ block: 'order_completed' }], options: [] });
});
