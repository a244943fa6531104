import { fromCents } from '@meridian/sdk/rules';
import { expect, test } from 'vitest';
import type { Customer } from '../types.ts';
import { offerOf } from '../views/offer.ts';
import { orderStatus, orderSums } from '../views/orders.ts';
import { productRating } from '../views/ratings.ts';
import { fansOf, salesOf, shopRating } from '../views/shops.ts';
import { createWorld } from './create-world.ts';

const world = createWorld();
const customerOf = (id: number): Customer => {
  const customer = world.customers.get(id);
  if (!customer) throw new Error(`No customer ${id}`);
  return customer;
};
const demo = customerOf(1);

test.each([
  [101, 'Aria 2 over-ear headphones, 40 h battery', 2, 1, '129.90', '159.00', 2140, 98, 4.8, 18],
  [102, 'Trail 24 L backpack, rain cover', 3, 2, '64.00', null, 860, 96, 4.9, 40],
  [103, 'Two-night tent, two persons', 3, 2, '189.00', '229.00', 410, 97, 4.7, 9],
  [104, 'Cloud two-seat sofa', 4, 3, '420.00', null, 96, 94, 4.6, 3],
  [105, 'Ridge walking boots', 3, 2, '98.50', '120.00', 530, 95, 4.6, 22],
  [106, 'Dark chocolate, 70 %, 12 bars', 8, 4, '24.00', null, 5120, 99, 4.9, 200],
])(
  'product %i is %s with the figures of the contract',
  (id, name, category, shop, price, market, sales, rate, score, stock) => {
    const product = world.products.get(id);
    if (!product) throw new Error(`No product ${id}`);
    const offer = offerOf(product);
    const rating = productRating(world, id);
    expect([product.name.en, product.categoryId, product.shopId, fromCents(offer.price)]).toEqual([
      name,
      category,
      shop,
      price,
    ]);
    expect(offer.marketPrice === null ? null : fromCents(offer.marketPrice)).toBe(market);
    expect([product.sales, rating.favourableRate, rating.average, offer.stock]).toEqual([sales, rate, score, stock]);
  },
);

test.each([
  [1, 'Northwind Audio', 'NW', 12_400, 38_900, 97, 450, 20_000],
  [2, 'Trailhead Supply', 'TS', 8_600, 21_400, 96, 600, 6_000],
  [3, 'Kumo Home', 'KH', 5_300, 15_200, 95, 2_500, null],
  [4, 'Bright Pantry', 'BP', 3_900, 30_100, 98, 500, 4_000],
])('shop %i is %s with the figures of the contract', (id, name, initials, fans, sales, rate, fee, freeFrom) => {
  const shop = world.shops.get(id);
  if (!shop) throw new Error(`No shop ${id}`);
  expect([shop.name.en, shop.initials, shop.freight]).toEqual([name, initials, { fee, freeFrom }]);
  expect([fansOf(world, shop), salesOf(world, shop), shopRating(world, shop).favourableRate]).toEqual([
    fans,
    sales,
    rate,
  ]);
});

test('there are nine orders, one in every status, with their sums', () => {
  const orders = [9001, 9002, 9003, 9004, 9005, 9006, 9007, 9008, 9009].map((id) => {
    const order = world.orders.get(id);
    return order && [order.sn, orderStatus(world, order), fromCents(orderSums(order).total)];
  });
  expect(orders).toEqual([
    ['M2611200418', 0, '134.40'],
    ['M2611190312', 1, '162.50'],
    ['M2611140207', 2, '134.40'],
    ['M2611050106', 4, '48.00'],
    ['M2611080511', 3, '189.00'],
    ['M2610280110', -1, '445.00'],
    ['M2611100921', -2, '134.40'],
    ['M2610200733', -3, '64.00'],
    ['M2611120645', -4, '29.00'],
  ]);
});

test('the eleven named bills run from 0.00 to 1240.00', () => {
  expect(demo.bills.slice(-11).map(({ amount, balanceAfter }) => [fromCents(amount), fromCents(balanceAfter)])).toEqual(
    [
      ['1500.00', '1500.00'],
      ['-64.00', '1436.00'],
      ['64.00', '1500.00'],
      ['-48.00', '1452.00'],
      ['-189.00', '1263.00'],
      ['-134.40', '1128.60'],
      ['-29.00', '1099.60'],
      ['-134.40', '965.20'],
      ['500.00', '1465.20'],
      ['-62.70', '1402.50'],
      ['-162.50', '1240.00'],
    ],
  );
  expect(demo.bills.at(-12)?.balanceAfter).toBe(0);
});

test('older orders and bills fill pages: 45 orders and 120 bills in all', () => {
  const own = [...world.orders.values()].filter(({ customerId }) => customerId === 1);
  expect(own).toHaveLength(45);
  expect(demo.bills).toHaveLength(120);
  expect(new Set(demo.bills.map(({ type }) => type))).toEqual(
    new Set(['order', 'refund', 'recharge', 'withdrawal', 'adjustment']),
  );
  const older = own.filter(({ id }) => id < 9000);
  expect(new Set(older.map((order) => order.fulfilment))).toEqual(new Set([4, -1]));
  expect(new Set(older.map((order) => orderStatus(world, order)))).toEqual(new Set([4, -1, -3]));
  const named = own.filter(({ id }) => id > 9000);
  expect(Math.max(...older.map(({ createdAt }) => createdAt))).toBeLessThan(
    Math.min(...named.map(({ createdAt }) => createdAt)),
  );
});

test('the demo account has its addresses, cart, wallet, inbox and credentials', () => {
  expect([demo.account, demo.password, demo.payCode, demo.givenName, demo.familyName]).toEqual([
    'demo@meridian.shop',
    'demo123456',
    '246810',
    'Mei',
    'Tanaka',
  ]);
  expect(demo.devices.map(({ token }) => token)).toContain('demo-token-7f3a');
  expect(demo.addresses.map(({ id, isDefault, areaIds }) => [id, isDefault, areaIds])).toEqual([
    [11, true, [3926, 39261]],
    [12, false, [3927, 39271]],
  ]);
  expect(demo.cart.map(({ id, skuId }) => [id, skuId])).toEqual([
    [501, 1011],
    [502, 1021],
    [503, 1013],
  ]);
  expect(demo.recharges.slice(-4).map(({ id, status }) => [id, status])).toEqual([
    [6001, 1],
    [6002, 1],
    [6003, 0],
    [6004, 2],
  ]);
  expect(demo.withdrawals.slice(-3).map(({ id, status }) => [id, status])).toEqual([
    [6101, 1],
    [6102, 0],
    [6103, 2],
  ]);
  expect([8001, 8002, 8003].map((id) => world.refunds.get(id)?.status)).toEqual(['returning', 'refunded', 'applied']);
  expect(demo.notifications.filter(({ read }) => !read).map(({ id }) => id)).toEqual([3002]);
  expect(demo.conversations.map(({ shopId }) => shopId)).toEqual([0, 1]);
  expect(demo.likes.length).toBeGreaterThan(10);
  expect(world.reviews.get(7001)).toMatchObject({ productId: 106, customerId: 1, orderItemId: 90041 });
});

test('the new account has nothing', () => {
  const { account, password, payCode, bills, addresses, cart, likes, notifications } = customerOf(2);
  expect([account, password, payCode]).toEqual(['new@meridian.shop', 'new123456', null]);
  expect([bills, addresses, cart, likes, notifications]).toEqual([[], [], [], [], []]);
});

test('six other customers write reviews and follow shops', () => {
  const others = [3, 4, 5, 6, 7, 8].map(customerOf);
  for (const { id, follows } of others) {
    expect(follows.length).toBeGreaterThan(0);
    expect([...world.reviews.values()].some(({ customerId }) => customerId === id)).toBe(true);
  }
});
