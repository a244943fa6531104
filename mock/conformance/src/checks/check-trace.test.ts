import { expect, test } from 'vitest';
import { type Change, changedExchange, exampleExchanges } from '../../tests/example-exchanges.ts';
import { readContract } from '../contract/contract.ts';
import type { Exchange } from '../exchange.ts';
import type { CheckId } from './check-list.ts';
import { createTraceChecker } from './check-trace.ts';

const contract = await readContract();

/** Checks the exchanges in order, and returns the findings at the last. */
function found(...series: readonly (readonly [operation: string, change: Change])[]) {
  const check = createTraceChecker(contract);
  const applied = new Set<CheckId>();
  const findings = series.map(([operation, change], index) => {
    const exchange = changedExchange(contract, operation, change);
    return check({ ...exchange, sentAt: exchange.sentAt + index * 1000 }, (one) => applied.add(one));
  });
  return { last: findings.at(-1) ?? [], applied };
}

const order = '/data/list/0';
const paid = { [`${order}/fulfilment`]: 1, [`${order}/status`]: 1 };
const page = (number: number, ids: readonly number[], total = 4): Change => ({
  body: {
    '/data/list': ids.map((id) => bill(id)),
    '/data/page': number,
    '/data/limit': 2,
    '/data/total': total,
    '/data/as_of': 'moment',
  },
  request: {
    url: `https://api.example.com/api/user/bill?limit=2&page=${number}${number > 1 ? '&as_of=moment' : ''}`,
    headers: { token: 'mine' },
  },
});
const bill = (id: number) => ({
  id,
  type: 'order',
  title: 'Order',
  amount: '-1.00',
  balance_after: `${id}.00`,
  created_at: '2026-11-20T09:00:00Z',
  source: { kind: 'order', id: 9001, sn: 'M2611200418' },
});

test('a status may move along its table', () => {
  const { last, applied } = found(['listOrders', {}], ['listOrders', { body: paid }]);
  expect(last).toEqual([]);
  expect(applied).toContain('status-step');
});

test('a status that goes back is found, with the earlier answer', () => {
  const { last } = found(['listOrders', { body: paid }], ['listOrders', {}]);
  expect(last).toMatchObject([{ check: 'status-step', operation: 'listOrders', at: `${order}/fulfilment`, got: '0' }]);
  expect(last[0]?.exchanges).toHaveLength(2);
});

test('a record is compared between a list and its detail', () => {
  const body = { '/data/id': 9001, '/data/total_amount': '1.00' };
  const { last } = found(['listOrders', {}], ['getOrder', { body }]);
  expect(last.map(({ check }) => check)).toContain('money-changed');
});

test('the total of an order must not change', () => {
  expect(found(['listOrders', {}], ['listOrders', {}])).toMatchObject({ last: [] });
  const { last, applied } = found(
    ['listOrders', {}],
    ['listOrders', { body: { [`${order}/total_amount`]: '134.00' } }],
  );
  expect(last).toMatchObject([{ check: 'money-changed', expected: expect.stringContaining('134.40') }]);
  expect(applied).toContain('money-changed');
});

test('a notification that was read stays so', () => {
  const read = (value: boolean): [string, Change] => ['listNotifications', { body: { '/data/list/0/read': value } }];
  expect(found(read(false), read(true)).last).toEqual([]);
  expect(found(read(true), read(false)).last).toMatchObject([{ check: 'version-back', at: '/data/list/0/read' }]);
});

test('an audit that has ended keeps its status', () => {
  const passed = { '/data/list/0/status': 0 };
  const { last } = found(['listRecharges', {}], ['listRecharges', { body: passed }]);
  expect(last.filter(({ check }) => check === 'status-step').length).toBeLessThanOrEqual(1);
});

test('customers are kept apart', () => {
  const other = { headers: { token: 'another-token' } };
  expect(found(['listOrders', { body: paid }], ['listOrders', { request: other }]).last).toEqual([]);
});

test('concurrent requests are not compared: their order is unknown', () => {
  const check = createTraceChecker(contract);
  check(changedExchange(contract, 'listOrders', { body: paid }));
  expect(check(changedExchange(contract, 'listOrders'))).toEqual([]);
});

test('pages without repeats and with a constant total have no finding', () => {
  const { last, applied } = found(['listBills', page(1, [9, 8])], ['listBills', page(2, [7, 6])]);
  expect(last).toEqual([]);
  expect([...applied]).toEqual(expect.arrayContaining(['paging-repeat', 'paging-total']));
});

test('an entry on two pages is found', () => {
  const { last } = found(['listBills', page(1, [9, 8])], ['listBills', page(2, [8, 7])]);
  expect(last).toMatchObject([{ check: 'paging-repeat', at: '/data/list/0' }]);
});

test('a total that changes between pages is found', () => {
  const { last } = found(['listBills', page(1, [9, 8])], ['listBills', page(2, [7, 6], 5)]);
  expect(last).toMatchObject([{ check: 'paging-total', expected: '4', got: '5' }]);
});

test('only lists with sums that are the same on every page count as checked for them', () => {
  expect(found(['listBills', page(1, [9, 8])]).applied).toContain('money-sum');
  const { applied } = found(['listNotifications', {}]);
  expect(applied).toContain('paging-total');
  expect(applied).not.toContain('money-sum');
});

test('after a change, the list may differ', () => {
  const series = [
    ['listBills', page(1, [9, 8])],
    ['payOrders', { request: { headers: { token: 'mine' } } }],
  ] as const;
  expect(found(...series, ['listBills', page(2, [7, 6], 5)]).last).toEqual([]);
});

test('a repeated ordinary answer has no finding', () => {
  const check = createTraceChecker(contract);
  const series = exampleExchanges(contract).filter(({ title }) => title.endsWith('200 ordinary'));
  const reads = series.filter(({ operation }) => operation.invalidates === undefined);
  const late = (exchange: Exchange, index: number) => ({ ...exchange, sentAt: exchange.sentAt + index * 1000 });
  const all = [...reads, ...reads].flatMap(({ exchange, title }, index) =>
    check(late(exchange, index)).map(({ check: name, message }) => ({ title, name, message })),
  );
  expect(all).toEqual([]);
});

const noDefault: Change = { body: { '/data/list/0/is_default': false } };

test('a change that leaves no default address is reported, not the list', () => {
  const { last } = found(['listAddresses', {}], ['deleteAddress', {}], ['listAddresses', noDefault]);
  expect(last).toMatchObject([{ check: 'exactly-one', operation: 'deleteAddress', got: '[]' }]);
  expect(last[0]?.exchanges.map(({ operation }) => operation)).toEqual(['deleteAddress', 'listAddresses']);
});

test('a list that never had a default is reported itself, once', () => {
  expect(found(['listAddresses', noDefault]).last).toMatchObject([
    { check: 'exactly-one', operation: 'listAddresses' },
  ]);
  expect(found(['listAddresses', noDefault], ['listAddresses', noDefault]).last).toEqual([]);
});

test('a deletion in a list without a default is not blamed for the next default', () => {
  const secondDefault: Change = { body: { ...noDefault.body, '/data/list/1/is_default': true } };
  const { last } = found(['listAddresses', noDefault], ['deleteAddress', {}], ['listAddresses', secondDefault]);
  expect(last).toEqual([]);
});

test('a change that a reading overlapped is not mistaken for the next change', () => {
  const [first, second] = JSON.parse(changedExchange(contract, 'listAddresses').response?.body ?? '').data.list;
  const shown = (...list: object[]) => ({ body: { '/data/list': list, '/data/total': list.length } });
  const [all, later] = [
    shown(first, second, { ...second, id: 99 }),
    shown({ ...second, id: 99, is_default: true }, second),
  ];
  const ending = (duration: number) =>
    found(
      ['listAddresses', all],
      ['deleteAddress', { duration }],
      ['listAddresses', all],
      ['setDefaultAddress', {}],
      ['listAddresses', later],
    ).last;
  expect(ending(1500)).toEqual([]);
  // The deletion did not show after it was over: the list can be another only by what came next.
  expect(ending(40)).toMatchObject([{ check: 'exactly-one', operation: 'setDefaultAddress' }]);
});

test('what was added last, but does not come first of its kind, is found', () => {
  const last: Change = { body: { '/data/list/1/id': 99, '/data/list/1/is_default': true } };
  const { last: findings } = found(['listAddresses', {}], ['saveAddress', {}], ['listAddresses', last]);
  expect(findings).toContainEqual(expect.objectContaining({ check: 'list-order', at: '/data/list/1' }));
});

test('a cart version that goes back is found as a stale read', () => {
  const version = (value: number): Change => ({ body: { '/data/version': value } });
  expect(found(['addCartLine', version(8)], ['getCart', version(8)]).last).toEqual([]);
  expect(found(['addCartLine', version(8)], ['getCart', version(7)]).last).toMatchObject([
    { check: 'version-back', operation: 'getCart', at: '/data/version', expected: 'at least 8' },
  ]);
});

test('a count that does not follow the customer twice in a row is found', () => {
  const like = (liked: boolean, likes: number) =>
    ['likeProduct', { body: { '/data/liked': liked, '/data/likes': likes } }] as const;
  const { last, applied } = found(like(true, 9), like(false, 8), like(true, 9));
  expect(last).toEqual([]);
  expect(applied).toContain('list-count');
  expect(found(like(true, 9), like(false, 9), like(true, 9)).last).toMatchObject([
    { check: 'list-count', at: '/data/likes', expected: '10', got: '9' },
  ]);
  // Another customer may have marked it in the meantime.
  expect(found(like(true, 9), like(false, 9), like(true, 10)).last).toEqual([]);
  expect(found(like(true, 9), like(false, 9), like(true, 11)).last).toEqual([]);
  // While the flag stays, others may be counted, too.
  expect(found(like(true, 9), like(true, 12), like(false, 11), like(false, 15), like(true, 16)).last).toEqual([]);
  expect(found(like(true, 9), like(true, 9)).applied).not.toContain('list-count');
});

test('a former price is no higher than the price before the reduction, and does not grow while the price stays', () => {
  const sku = (price: string, prior_price: string | null) =>
    ['getProduct', { body: { '/data/skus/0/price': price, '/data/skus/0/prior_price': prior_price } }] as const;
  const { last, applied } = found(sku('100.00', null), sku('90.00', '100.00'));
  expect(last).toEqual([]);
  expect(applied).toContain('prior-price');
  expect(found(sku('100.00', null), sku('90.00', '110.00')).last).toMatchObject([
    { check: 'prior-price', at: '/data/skus/0/prior_price', expected: 'at most 100.00', got: '"110.00"' },
  ]);
  expect(found(sku('90.00', null), sku('90.00', '100.00')).last).toMatchObject([{ expected: 'null' }]);
  expect(found(sku('90.00', '95.00'), sku('90.00', '100.00')).last).toHaveLength(1);
  // 80, 100, 90: the lowest of 30 days. After a rise, an earlier reduction may still stand.
  expect(found(sku('80.00', null), sku('100.00', null), sku('90.00', null)).last).toEqual([]);
  expect(found(sku('80.00', '100.00'), sku('90.00', '100.00')).last).toEqual([]);
  expect(found(sku('90.00', '100.00'), sku('90.00', null)).last).toEqual([]);
});

test('the remaining attempts fall with each wrong payment code, down to zero', () => {
  const wrong = (left: number): Change => ({ example: 'pay_code_wrong', body: { '/data/attempts_left': left } });
  expect(found(['verifyPayCode', wrong(4)], ['payOrders', wrong(3)]).last).toEqual([]);
  expect(found(['verifyPayCode', wrong(4)], ['verifyPayCode', wrong(4)]).last).toMatchObject([
    { check: 'attempts-stay', expected: 'less than 4', got: '4' },
  ]);
  expect(found(['verifyPayCode', wrong(0)], ['verifyPayCode', wrong(0)]).last).toEqual([]);
  expect(found(['verifyPayCode', wrong(4)], ['verifyPayCode', {}], ['verifyPayCode', wrong(4)]).last).toEqual([]);
});
