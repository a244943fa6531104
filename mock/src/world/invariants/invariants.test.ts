import { expect, test } from 'vitest';
import { copyWorld } from '../copy.ts';
import { createWorld } from '../seed/create-world.ts';
import type { CardPayment, Customer, Order, Product, Recharge, Refund, Review, Sku, World } from '../types.ts';
import { violations } from './invariants.ts';

const whole = createWorld();
const found = <Member>(member: Member | undefined): Member => {
  if (member === undefined) throw new Error('The world lacks what the test needs');
  return member;
};
const demo = (world: World): Customer => found(world.customers.get(1));
const order = (world: World, id: number): Order => found(world.orders.get(id));
const refund = (world: World, id: number): Refund => found(world.refunds.get(id));
const review = (world: World, id: number): Review => found(world.reviews.get(id));
const product = (world: World, id: number): Product => found(world.products.get(id));
const recharge = (world: World, id: number): Recharge => found(demo(world).recharges.find((one) => one.id === id));
const cardPayment: CardPayment = {
  id: 6401,
  key: '1',
  reference: 'P2611201401',
  amount: 100,
  fee: 0,
  status: 'succeeded',
  returnUrl: 'https://meridian.shop/',
  failureReason: null,
  rechargeId: null,
  createdAt: 0,
  dueAt: null,
};
const sku = (world: World): Sku => found(product(world, 101).skus[0]);

test.each([1, 2, 3, 4, 5])('a new world of seed %i adds up', (seed) => {
  expect(violations(createWorld({ seed }))).toEqual([]);
});

test.each([6, 7, 30, 1000])('a new world of %i products adds up', (products) => {
  expect(violations(createWorld({ products }))).toEqual([]);
});

const damage: readonly (readonly [sentence: string, damage: (world: World) => void])[] = [
  ['bill 6211: leaves 1 cents, not 124000', (world) => (found(demo(world).bills.at(-1)).balanceAfter = 1)],
  ['bill missing: order 9002 of 1 moved -16250 cents without one', (world) => demo(world).bills.pop()],
  ['bill 6205: -0.5 is not a whole number of cents', (world) => (found(demo(world).bills.at(-7)).amount = -0.5)],
  ['customer 1: has -76000 cents available', (world) => (found(demo(world).withdrawals.at(-2)).amount = 200_000)],
  [
    'customer 2: shares the proven contact demo@meridian.shop',
    (world) => (found(world.customers.get(2)).email = 'Demo@meridian.shop'),
  ],
  [
    'customer 2: shares the proven contact +819012345678',
    (world) => Object.assign(found(world.customers.get(2)), { mobile: '0081 90-1234-5678', mobileVerified: true }),
  ],
  [
    'customer 1: has no proven way of contact',
    (world) => Object.assign(demo(world), { emailVerified: false, mobileVerified: false }),
  ],
  ['payee 6301: was used before it was usable', (world) => (found(demo(world).payees[0]).lastUsedAt = 1)],
  ['customer 1: is closed, with a session, money or an audit open', (world) => (demo(world).closesAt = 1)],
  ['sku 1011: stock -1', (world) => (sku(world).stock = -1)],
  ['sku 1011: price 0 cents', (world) => (sku(world).price = 0)],
  ['sku 1011: value 999 is not of its group', (world) => (sku(world).valueIds = [999])],
  ['product 101: shop 99 does not exist', (world) => (product(world, 101).shopId = 99)],
  [
    'product 101: picture /pictures/none.webp does not exist',
    (world) => (product(world, 101).pictures = ['/pictures/none.webp']),
  ],
  ['order 9002: fulfilment 1 without paidAt', (world) => (order(world, 9002).paidAt = null)],
  [
    'order 9001: fulfilment 0 with receivedAt',
    (world) => (order(world, 9001).receivedAt = order(world, 9001).createdAt),
  ],
  ['order 9003: shippedAt comes before the step before it', (world) => (order(world, 9003).shippedAt = 0)],
  ['order 9001: comes to -10 cents', (world) => (order(world, 9001).discount = 13_450)],
  ['item 90011: quantity 0', (world) => (found(order(world, 9001).items[0]).quantity = 0)],
  ['order 9008: fulfilment 3, and every piece was paid back', (world) => (order(world, 9008).fulfilment = 3)],
  ['order 9004: is completed, neither received nor paid back', (world) => (order(world, 9004).receivedAt = null)],
  [
    'order 9007: fulfilment 4 with 1 open refunds',
    (world) => Object.assign(order(world, 9007), { fulfilment: 4, receivedAt: 0 }),
  ],
  ['order 9009: 501 cents of freight are asked back', (world) => (refund(world, 8003).freight = 501)],
  ['item 90091: 2401 of 2400 cents can be asked back', (world) => (found(refund(world, 8003).items[0]).share = 2_401)],
  ['refund 8003: is over 2900 cents, of which 2899 can be had', (world) => (refund(world, 8003).freight = 499)],
  ['refund 8003: is open, yet nothing is due', (world) => (refund(world, 8003).nextAt = null)],
  ['refund 8003: was escalated and never refused', (world) => (refund(world, 8003).escalatedAt = 0)],
  [
    'item 90031: 2 pieces were shipped and 0 cancelled of 1',
    (world) => (found(order(world, 9003).parcel?.items[0]).quantity = 2),
  ],
  ['order 9009: 2901 cents are asked back', (world) => (refund(world, 8003).amount = 2_901)],
  ['item 90091: 2 of 1 pieces are asked back', (world) => (found(refund(world, 8003).items[0]).quantity = 2)],
  [
    'refund 8003: item 90011 is not of order 9009',
    (world) => (found(refund(world, 8003).items[0]).orderItemId = 90011),
  ],
  ['refund 8001: status returning without a parcel', (world) => (refund(world, 8001).parcel = null)],
  ['review 7001: item 90041 is not of product 101', (world) => (review(world, 7001).productId = 101)],
  ['review 7001: a score is not 1 to 5', (world) => (review(world, 7001).postageScore = 0)],
  ['review 7001: says nothing', (world) => (review(world, 7001).content = ' ')],
  ['item 90041: review 7001 is not of it', (world) => world.reviews.delete(7001)],
  ['customer 1: 2 of 2 addresses are the default', (world) => (found(demo(world).addresses[1]).isDefault = true)],
  ['address 11: area 5 does not exist', (world) => (found(demo(world).addresses[0]).areaIds = [3926, 5])],
  [
    'address 11: area 39271 does not belong there',
    (world) => (found(demo(world).addresses[0]).areaIds = [3926, 39271]),
  ],
  ['address 11: postcode 6048 breaks the rule of JP', (world) => (found(demo(world).addresses[0]).postcode = '6048')],
  [
    'product 101: group 11 lacks a swatch',
    (world) =>
      (product(world, 101).specGroups = product(world, 101).specGroups.map((group) => ({
        ...group,
        values: group.values.map((value, index) => ({ ...value, swatch: index === 0 ? null : value.swatch })),
      }))),
  ],
  [
    'product 105: its size guide is not of its sizes',
    (world) => (product(world, 105).sizeGuide = { ...found(product(world, 105).sizeGuide ?? undefined), rows: [] }),
  ],
  [
    'product 105: repeats a fact',
    (world) => (product(world, 105).facts = found([product(world, 105).facts]).flatMap((one) => [...one, ...one])),
  ],
  ['product 101: collection 21 is not of its shop', (world) => (product(world, 101).collectionIds = [21])],
  ['line 501: quantity 0', (world) => (found(demo(world).cart[0]).quantity = 0)],
  ['line 502: is the second one for sku 1011', (world) => (found(demo(world).cart[1]).skuId = 1011)],
  ['customer 1: follows a shop twice', (world) => demo(world).follows.push({ shopId: 1, followedAt: 0 })],
  [
    'customer 1: likes product 9, which does not exist',
    (world) => demo(world).likes.push({ productId: 9, likedAt: 0, price: 1 }),
  ],
  ['withdrawal 6102: status 1, audited at null', (world) => (found(demo(world).withdrawals.at(-2)).status = 1)],
  ['withdrawal 6102: network TRC20-USDT, rate null', (world) => (found(demo(world).withdrawals.at(-2)).rate = null)],
  ['cardPayment 6401: is succeeded with 0 top-ups', (world) => demo(world).cardPayments.push(cardPayment)],
  [
    'recharge 6003: counts a transaction for the second time',
    (world) => (recharge(world, 6003).txHash = `0x${recharge(world, 6002).txHash}`),
  ],
  ['recharge 6003: will be given out again', (world) => (world.nextIds.recharge = 6003)],
  ['bill 6210: shares its id', (world) => (found(demo(world).bills.at(-1)).id = 6210)],
  ['order 9001: shares the number M2611190312', (world) => (order(world, 9001).sn = 'M2611190312')],
];

test.each(damage)('detected: %s', (sentence, harm) => {
  const world = copyWorld(whole);
  harm(world);
  expect(violations(world)).toEqual(expect.arrayContaining([expect.stringContaining(sentence)]));
});
