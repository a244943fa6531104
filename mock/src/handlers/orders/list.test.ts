import { orderTabOf } from '@meridian/sdk/rules';
import { expect, test } from 'vitest';
import { openSandbox } from '../../../tests/harness/open-sandbox.ts';
import { DAY } from '../../world/clock.ts';

test('[B4.11] counts agree with the lists of every tab, and an order with after-sale is in two tabs', () => {
  const { call, advance } = openSandbox({ checkInvariants: true });
  advance(30 * DAY);
  const { counts } = call('getOrderCounts', {});
  expect(counts.map(({ status }) => status)).toEqual(['all', '0', '1', '2', '3', '4', '-1', '-2', '-3', '-4']);
  for (const { status, count } of counts) {
    const { list, total } = call('listOrders', { query: { status: orderTabOf(status), limit: 50 } });
    expect([status, total]).toEqual([status, count]);
    const held = list.filter((one) => status === 'all' || [one.status, one.fulfilment].map(String).includes(status));
    expect(held).toEqual(list);
  }
  const all = call('listOrders', { query: { limit: 50 } }).list;
  const twice = all.filter((one) => one.status !== one.fulfilment).length;
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(2 * all.length + twice);
});

test('orders are listed newest first, page by page', () => {
  const { call } = openSandbox({ checkInvariants: true });
  const query = { limit: 4 };
  const pages = [1, 2].map((page) => call('listOrders', { query: { ...query, page } }));
  expect(pages.flatMap(({ list }) => list.map(({ id }) => id)).slice(0, 8)).toEqual([
    9001, 9002, 9003, 9009, 9007, 9005, 9004, 9006,
  ]);
  expect(pages[0]).toMatchObject({ page: 1, limit: 4, server_time: '2026-11-20T10:00:00Z' });
});

test('a keyword finds order numbers, products and shops, in either language', () => {
  const { call } = openSandbox({ checkInvariants: true });
  const found = (keyword: string) =>
    call('listOrders', { query: { keyword, limit: 50 } })
      .list.map(({ id }) => id)
      .filter((id) => id > 9000);
  expect(found('m2611140207')).toEqual([9003]);
  expect(found(' Boots ')).toEqual([9002]);
  expect(found('kumo')).toEqual([9006]);
  expect(found('ＫＵＭÓ')).toEqual([9006]);
  expect(found('山径')).toEqual([9002, 9005, 9008]);
  expect(call('listOrders', { query: { keyword: 'no such thing' } }).total).toBe(0);
});

test('the mobile number of an order is masked, and its texts are in the call’s language', () => {
  const { call } = openSandbox({ checkInvariants: true });
  const order = call('getOrder', { query: { order_id: 9003 }, language: 'zh-CN' });
  expect(order.address).toMatchObject({ mobile: '+8190****5678', area_text: '京都府 京都市' });
  expect(order.shop.name).toBe('北风音响');
  expect(order.logistics?.last_text).toBe('已到达派送网点');
});

test('a parcel moves with the clock from the shop to the door, newest event first', () => {
  const { call, advance, demo } = openSandbox({ checkInvariants: true });
  const texts = (language = 'en') => {
    const { parcels } = call('getLogistics', { query: { order_id: 9002 }, language });
    return parcels.map(({ events }) => events.map(({ text }) => text));
  };
  expect(call('getLogistics', { query: { order_id: 9002 } })).toEqual({
    order_id: 9002,
    parcels: [],
    arrives_by: '2026-11-28',
  });
  advance(DAY);
  expect(texts()).toEqual([['Shipped by the shop']]);
  advance(DAY / 2);
  expect(texts()).toEqual([['Picked up by the carrier', 'Shipped by the shop']]);
  advance(7 * DAY);
  expect(texts('zh-CN')).toEqual([
    ['已签收', '已到达派送网点', '已离开分拣中心', '已到达分拣中心', '承运商已揽收', '商家已发货'],
  ]);
  expect(call('getLogistics', { query: { order_id: 9002 } }).arrives_by).toBeNull();
  expect(demo.notifications.at(-1)?.title.en).toBe('Your parcel was delivered');
});

test('the badges agree with the cart, the notifications and the orders', () => {
  const { call } = openSandbox({ checkInvariants: true });
  expect(call('getBadges', {})).toEqual({
    bag: call('getCart', {}).count,
    unread_notifications: call('listNotifications', { query: {} }).unread,
    unread_messages: call('listConversations', {}).list.reduce((sum, { unread }) => sum + unread, 0),
    next_unpaid: { order_id: 9001, total_amount: '134.40', pay_deadline: '2026-11-20T10:24:18Z' },
    server_time: '2026-11-20T10:00:00Z',
  });
});
