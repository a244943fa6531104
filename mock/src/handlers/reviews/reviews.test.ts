import type { ArgsOf } from '@meridian/sdk';
import { beforeEach, expect, test } from 'vitest';
import { newKey, openSandbox, refusalOf, type TestSandbox } from '../../../tests/harness/open-sandbox.ts';
import { DEMO_UPLOAD } from '../../world/seed/demo/demo.ts';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = openSandbox({ products: 60 });
});

type Body = NonNullable<ArgsOf<'createReview'>['body']>;
const review = (order_item_id: number, more: Partial<Body> = {}) =>
  sandbox.call('createReview', {
    body: {
      idempotency_key: newKey(),
      order_item_id,
      product_score: 5,
      service_score: 4,
      postage_score: 3,
      content: 'Up in six minutes, dry after a night of rain.',
      pictures: [DEMO_UPLOAD],
      anonymous: false,
      ...more,
    },
  });
const mine = (state?: 'pending' | 'written') =>
  sandbox.call('listMyReviews', { query: { limit: 50, ...(state && { state }) } });
const order = (id: number) => sandbox.orderRecord(id);

test('[R3.10] a review has product, service and postage scores, pictures and content, and is public at once', () => {
  const written = review(90051);
  expect(written).toMatchObject({
    author: { name: 'Mei T.', avatar: null },
    product_score: 5,
    service_score: 4,
    postage_score: 3,
    pictures: ['/pictures/1f4f7.webp'],
    language: 'en',
  });
  const { list } = sandbox.call('listProductReviews', { query: { product_id: 103 } });
  expect(list[0]).toEqual(written);
});

test('the product’s figures are updated at once', () => {
  const before = sandbox.call('getProduct', { query: { product_id: 103 } }).reviews;
  review(90051, { product_score: 1 });
  const after = sandbox.call('getProduct', { query: { product_id: 103 } });
  expect(after.reviews.count).toBe(before.count + 1);
  expect(after.favourable_rate).toBe(after.reviews.favourable_rate);
  expect(after.reviews.favourable_rate).toBeLessThan(before.favourable_rate ?? 0);
});

test('the review of its last item completes a received order, an earlier review does not', () => {
  const received = order(9005);
  const [item] = received.items;
  if (!item) throw new Error('Order 9005 has no item');
  received.items.push({ ...item, id: 90059 });
  review(90051);
  expect([received.fulfilment, received.completedAt]).toEqual([3, null]);
  review(90059);
  expect([received.fulfilment, received.completedAt]).toEqual([4, sandbox.clock.now()]);
});

test('an anonymous review masks its author everywhere, even for the author', () => {
  sandbox.demo.avatar = '/pictures/1f43c.webp';
  expect(review(90051, { anonymous: true }).author).toEqual({ name: 'M***i', avatar: null });
  expect(mine('written').list[0]?.review?.author).toEqual({ name: 'M***i', avatar: null });
});

test('a customer reviews only their own items, once, while the order’s state allows it', () => {
  review(90051);
  expect(refusalOf(() => review(90051)).name).toBe('review_already_written');
  expect(refusalOf(() => review(90041)).name).toBe('review_already_written');
  expect(refusalOf(() => review(90031)).name).toBe('review_not_allowed');
  expect(refusalOf(() => review(90081)).name).toBe('review_not_allowed');
  expect(refusalOf(() => review(987_654)).name).toBe('order_not_found');
  const others = [...sandbox.world.orders.values()].find(({ customerId }) => customerId !== 1)?.items[0];
  expect(refusalOf(() => review(others?.id ?? 0)).name).toBe('order_not_found');
});

test('a review repeated with its key gets the same answer, and the item is reviewed', () => {
  const idempotency_key = newKey();
  const first = review(90051, { idempotency_key });
  expect(review(90051, { idempotency_key })).toEqual(first);
  expect(sandbox.order(9005).items[0]).toMatchObject({ reviewed: true });
});

test('a fully refunded item cannot be reviewed', () => {
  const [item] = order(9005).items;
  const refund = sandbox.world.refunds.get(8002);
  if (!refund || !item) throw new Error('The example world has lost its refund');
  sandbox.world.refunds.set(1, {
    ...refund,
    id: 1,
    orderId: 9005,
    items: [{ orderItemId: item.id, quantity: 1, share: item.price }],
  });
  order(9005).refundIds.push(1);
  expect(refusalOf(() => review(90051)).name).toBe('review_not_allowed');
  expect(mine('pending').list.map(({ order_item }) => order_item.order_item_id)).not.toContain(90051);
});

test('text and pictures are appended once, and the scores stay', () => {
  const appended = review(90041, { append_to: 7001, content: 'Still crisp.', product_score: 1, anonymous: true });
  expect(appended).toMatchObject({ id: 7001, product_score: 5, author: { name: 'Mei T.' } });
  expect(appended.append?.content).toBe('Still crisp.');
  expect(refusalOf(() => review(90041, { append_to: 7001 })).name).toBe('review_already_written');
  expect(refusalOf(() => review(90051, { append_to: 7001 })).name).toBe('order_not_found');
});

test('items awaiting a review come first, then the reviewed ones', () => {
  const all = mine().list.map((entry) => entry.review !== null);
  expect(all).toEqual(all.toSorted((a, b) => Number(a) - Number(b)));
  expect(mine('pending').total + mine('written').total).toBe(mine().total);
  const { total } = mine('pending');
  review(90051);
  expect(mine('pending').total).toBe(total - 1);
  expect(mine('written').list[0]).toMatchObject({ order_item: { order_item_id: 90051, order_id: 9005 } });
});

test('one order’s items can be listed, but none of another customer’s order', () => {
  const ofOrder = (order_id: number) => sandbox.call('listMyReviews', { query: { order_id } }).list;
  expect(ofOrder(9005).map(({ order_item }) => order_item.order_item_id)).toEqual([90051]);
  expect(ofOrder(9004)).toMatchObject([{ order_item: { order_id: 9004 }, review: { id: 7001 } }]);
  const others = [...sandbox.world.orders.values()].find(({ customerId }) => customerId !== 1);
  expect(ofOrder(others?.id ?? 0)).toEqual([]);
});
