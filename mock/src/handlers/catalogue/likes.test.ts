import type { ArgsOf } from '@meridian/sdk';
import { beforeEach, expect, test } from 'vitest';
import { openSandbox, refusalOf, type TestSandbox } from '../../../tests/harness/open-sandbox.ts';
import { NEVER } from '../../jobs/job.ts';
import { answerReports } from '../../jobs/replies.ts';
import { DAY, MINUTE } from '../../world/clock.ts';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = openSandbox({ products: 60 });
});

const like = (product_id: number, liked = true) => sandbox.call('likeProduct', { body: { product_id, liked } });
const favourites = (keyword?: string) =>
  sandbox.call('listLikedProducts', { query: keyword === undefined ? {} : { keyword } });

test('a favourite is an absolute state, so a repeat changes neither the count nor its first price', () => {
  const first = like(101);
  const since = favourites().list[0];
  expect(since).toMatchObject({ product: { id: 101, liked: true }, price_when_liked: '129.90' });
  sandbox.advance(DAY);
  for (const sku of sandbox.product(101).skus) sku.price = 9_990;
  expect(like(101)).toEqual(first);
  expect(favourites().list[0]).toMatchObject({ ...since, product: { price: '99.90' } });
  expect(like(101, false)).toEqual({ product_id: 101, liked: false, likes: first.likes - 1 });
  sandbox.advance(5 * MINUTE);
  expect(like(101)).toEqual(first);
  expect(favourites().list[0]?.price_when_liked).toBe('99.90');
});

test('a favourite marked again within five minutes keeps its place and saved price', () => {
  const before = favourites();
  const { product } = before.list[3] ?? expect.fail('there are too few favourites');
  for (const sku of sandbox.product(product.id).skus) sku.price += 1;
  like(product.id, false);
  sandbox.advance(5 * MINUTE - 1);
  like(product.id);
  const rowsOf = ({ list }: typeof before) => list.map((row) => [row.product.id, row.liked_at, row.price_when_liked]);
  expect(rowsOf(favourites())).toEqual(rowsOf(before));
});

test('a removed product stays a favourite with stock 0 until unmarked, and cannot be marked', () => {
  like(104);
  sandbox.product(104).status = 'removed';
  expect(favourites().list[0]).toMatchObject({ product: { id: 104, stock: 0, sku_count: 0, price: '420.00' } });
  expect(like(104, false).liked).toBe(false);
  expect(refusalOf(() => like(104)).name).toBe('product_not_found');
  expect(refusalOf(() => like(987_654, false)).name).toBe('product_not_found');
});

test('favourites are sorted by when they were marked, latest first, and found by their or their shop’s name', () => {
  const times = favourites().list.map(({ liked_at }) => liked_at);
  expect(times).toEqual(times.toSorted().reverse());
  expect(favourites('trailhead tent').list.map(({ product }) => product.id)).toEqual([103]);
  expect(favourites('outdoors tent').list).toEqual([]);
});

test('a visitor has no likes', () => {
  like(101);
  const asked = { query: { product_id: 101 } };
  expect(sandbox.call('getProduct', asked).liked).toBe(true);
  expect(sandbox.call('getProduct', { ...asked, token: null }).liked).toBe(false);
});

test('a product can be reported repeatedly, and the customer is notified of each result a day later', () => {
  const body = { product_id: 101, reason: 'other', explanation: 'The box shows another model.', proofs: [] } as const;
  const report = () => sandbox.call('reportProduct', { body: { ...body, proofs: [] } }).report_id;
  const first = report();
  expect(report()).not.toBe(first);
  const rowsOf = sandbox.demo.notifications.length;
  const due = sandbox.world.reports.map((one) => ({ one, at: answerReports.dueAt(sandbox.world, one) }));
  expect(due.map(({ at }) => at)).toEqual([sandbox.clock.now() + DAY, sandbox.clock.now() + DAY]);
  for (const { one, at } of due) answerReports.run(sandbox.world, one, at);
  expect(sandbox.demo.notifications).toHaveLength(rowsOf + 2);
  expect(sandbox.world.reports.map((one) => answerReports.dueAt(sandbox.world, one))).toEqual([NEVER, NEVER]);
  sandbox.product(101).status = 'removed';
  expect(refusalOf(report).name).toBe('product_not_found');
});

type ReviewQuery = Omit<NonNullable<ArgsOf<'listProductReviews'>['query']>, 'product_id'>;
const reviews = (query: ReviewQuery = {}) =>
  sandbox.call('listProductReviews', { query: { product_id: 106, limit: 50, ...query } });

test('reviews are listed newest first, and filters change the list, never the figures', () => {
  const all = reviews();
  const times = all.list.map(({ created_at }) => Date.parse(created_at));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  const { summary } = all;
  expect(summary.histogram.map(({ score }) => score)).toEqual([5, 4, 3, 2, 1]);
  expect(summary.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(summary.count);
  const fours = reviews({ score: 4 });
  expect(fours.total).toBe(summary.histogram[1]?.count);
  expect(fours.list.every(({ product_score }) => product_score === 4)).toBe(true);
  expect(fours.summary).toEqual(summary);
  expect(reviews({ with_pictures: true }).total).toBe(summary.with_pictures);
  expect(reviews({ with_pictures: false }).total).toBe(summary.count);
});

test('a picture in an addition counts as a review with pictures', () => {
  const before = reviews().summary.with_pictures;
  const bare = [...sandbox.world.reviews.values()].find((one) => one.productId === 106 && one.pictures.length === 0);
  if (bare) bare.append = { content: 'Later.', pictures: ['/pictures/1f36b.webp'], createdAt: sandbox.clock.now() };
  expect(reviews().summary.with_pictures).toBe(before + 1);
});

test('many products are marked or unmarked at once, and unavailable ones are skipped unless all are', () => {
  const { call, refusal, product, demo } = openSandbox();
  product(105).status = 'removed';
  const mark = (product_ids: number[], liked = true) => call('likeProducts', { body: { product_ids, liked } });
  const marked = { liked: true, skipped: [105, 987_654] };
  expect(mark([101, 105, 102, 987_654])).toEqual(marked);
  expect(mark([101, 105, 102, 987_654])).toEqual(marked);
  expect(demo.likes.filter(({ productId }) => productId === 101)).toHaveLength(1);
  expect(call('getCart', {}).groups.flatMap(({ lines }) => lines.map(({ liked }) => liked))).toEqual([true, true]);
  expect(mark([101, 102], false)).toEqual({ liked: false, skipped: [] });
  expect(refusal('likeProducts', { body: { product_ids: [105], liked: true } }).name).toBe('product_not_found');
});
