import { toCents } from '@meridian/sdk/rules';
import { expect, test } from 'vitest';
import { openSandbox } from '../../../tests/harness/open-sandbox.ts';

test('bills are listed newest first, and each balance is the previous one plus the amount', () => {
  const { call } = openSandbox({ checkInvariants: true });
  const { list, total } = call('listBills', { query: { limit: 50 } });
  expect(total).toBeGreaterThan(11);
  expect(list.slice(0, 3).map(({ title, amount, balance_after }) => [title, amount, balance_after])).toEqual([
    ['Order M2611190312', '-162.50', '1240.00'],
    ['Withdrawal W2611170006', '-62.70', '1402.50'],
    ['Top-up T2611160008', '500.00', '1465.20'],
  ]);
  for (const [index, bill] of list.entries()) {
    const before = list[index + 1];
    if (before) expect(toCents(bill.balance_after)).toBe(toCents(before.balance_after) + toCents(bill.amount));
  }
  expect(list[0]?.source).toEqual({ kind: 'order', id: 9002 });
  expect(call('listBills', { query: { limit: 1 }, language: 'zh-CN' }).list[0]?.title).toBe('订单 M2611190312');
});

test('a month’s sums cover the whole filtered month, not only the page', () => {
  const { call } = openSandbox({ checkInvariants: true });
  const november = [{ month: '2026-11', in: '500.00', out: '760.00' }];
  expect(call('listBills', { query: { limit: 1 } }).months).toEqual(november);
  expect(call('listBills', { query: { limit: 2, page: 2 } }).months).toEqual(november);
  const days = { date_from: '2026-11-10', date_to: '2026-11-14' };
  const { list, months } = call('listBills', { query: days });
  expect(list.map(({ amount }) => amount)).toEqual(['-134.40', '-29.00', '-134.40']);
  expect(months).toEqual([{ month: '2026-11', in: '0.00', out: '297.80' }]);
});

test('direction, type and dates filter the list and can be combined', () => {
  const { call } = openSandbox({ checkInvariants: true });
  const since = { date_from: '2026-10-15' };
  const amounts = (query: object) =>
    call('listBills', { query: { ...since, ...query } }).list.map(({ amount }) => amount);
  expect(amounts({ direction: 'in' })).toEqual(['500.00', '64.00', '1500.00']);
  expect(amounts({ direction: 'in', type: 'refund' })).toEqual(['64.00']);
  expect(amounts({ type: 'order' })).toHaveLength(7);
  expect(amounts({ direction: 'out', date_to: '2026-10-31' })).toEqual(['-64.00']);
  expect(call('listBills', { query: { date_from: '2026-11-20', date_to: '2026-11-01' } })).toMatchObject({
    list: [],
    total: 0,
    months: [],
  });
});

test('a bill of an order or a case says what was bought, in the language of the call; others do not', () => {
  const { call } = openSandbox({ checkInvariants: true });
  const { list } = call('listBills', { query: { limit: 50 }, language: 'zh-CN' });
  const { items, shop } = call('getOrder', { query: { order_id: 9002 }, language: 'zh-CN' });
  const goods = { order_id: 9002, order_item_id: items[0]?.id, shop_id: shop.id, shop_name: shop.name };
  expect(list[0]?.order).toEqual({ ...goods, picture: items[0]?.picture, category_code: items[0]?.category_code });
  const refunded = list.find(({ source }) => source.kind === 'refund');
  const refund = call('getRefund', { query: { refund_id: refunded?.source.id ?? 0 } });
  expect(refunded?.order).toMatchObject({
    order_id: refund.order_id,
    order_item_id: refund.items[0]?.order_item_id,
    picture: refund.items[0]?.picture,
  });
  const told = (kind: string) => list.filter((bill) => bill.source.kind === kind).map((bill) => 'order' in bill);
  expect([told('order'), told('recharge'), told('withdrawal')].map((all) => [...new Set(all)])).toEqual([
    [true],
    [false],
    [false],
  ]);
});
