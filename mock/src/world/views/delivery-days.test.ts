import { expect, test } from 'vitest';
import { openSandbox } from '../../../tests/harness/open-sandbox.ts';
import { DAY } from '../clock.ts';
import { deliveryDays } from './delivery-days.ts';

test('a parcel takes longer to another part of the world, for a product, a quote and the promised day alike', () => {
  const { world, demo, call } = openSandbox();
  const [shop] = world.shops.values();
  if (shop === undefined) throw new Error('The world has shops');
  expect(deliveryDays(shop, 'JP')).toEqual({ min: 6, max: 9 });
  expect(deliveryDays(shop, 'SA')).toEqual({ min: 9, max: 14 });
  for (const address of demo.addresses) address.country = 'SA';
  expect(call('getProduct', { query: { product_id: 101 } }).delivery).toMatchObject({ days_min: 9, days_max: 14 });
  const source = { from: 'product' as const, product_id: 101, sku_id: 1011, quantity: 1 };
  const [group] = call('quoteOrder', { body: { source } }).groups;
  expect(group).toMatchObject({ arrives_from: '2026-11-29', arrives_by: '2026-12-04' });
});

test('once it is sent, a parcel is promised before its order counts as received by itself', () => {
  const { world, call, advance } = openSandbox();
  const order = world.orders.get(9002);
  const shop = order && world.shops.get(order.shopId);
  if (shop === undefined) throw new Error('The order has a shop');
  shop.dispatch.daysMax = 20;
  const promised = () => call('getLogistics', { query: { order_id: 9002 } }).arrives_by;
  expect(promised()).toBe('2026-12-09');
  advance(DAY);
  const { next_by } = call('getOrder', { query: { order_id: 9002 } });
  expect([promised(), next_by]).toEqual(['2026-11-30', expect.stringMatching(/^2026-12-01/)]);
});
