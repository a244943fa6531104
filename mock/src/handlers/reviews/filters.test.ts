import type { ArgsOf } from '@meridian/sdk';
import { beforeEach, expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../tests/harness/open-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = openSandbox({ products: 60 });
});

type Query = NonNullable<ArgsOf<'listProductReviews'>['query']>;
const ask = (query: Partial<Query> = {}) =>
  sandbox.call('listProductReviews', { query: { product_id: 106, limit: 50, ...query } });

test('reviews are sorted newest, best or worst first, and equal scores newest first', () => {
  const keyOf = ({ product_score, created_at }: { product_score: number; created_at: string }) =>
    [product_score, Date.parse(created_at)] as const;
  const highest = ask({ sort: 'highest' }).list.map(keyOf);
  expect(highest).toEqual(highest.toSorted(([a, s], [b, t]) => b - a || t - s));
  const lowest = ask({ sort: 'lowest' }).list.map(keyOf);
  expect(lowest).toEqual(lowest.toSorted(([a, s], [b, t]) => a - b || t - s));
  expect(lowest[0]?.[0]).toBeLessThan(highest[0]?.[0] ?? 0);
  expect(ask({ sort: 'newest' }).list).toEqual(ask().list);
});

test('a language filter finds its reviews, including more specific tags, and the figures count each language', () => {
  const { summary } = ask();
  expect(summary.languages.reduce((sum, { count }) => sum + count, 0)).toBe(summary.count);
  for (const { language, count } of summary.languages) {
    const found = ask({ language });
    expect(found).toMatchObject({ total: count, summary });
    expect(found.list.every((review) => review.language === language)).toBe(true);
  }
  const counts = summary.languages.map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(ask({ language: 'ZH' }).total).toBe(ask({ language: 'zh-CN' }).total);
  expect(ask({ language: 'zh' }).total).toBeGreaterThan(0);
  expect(ask({ language: 'zh-TW' }).total).toBe(0);
});

test('keywords are found in the review and in its addition', () => {
  const [first] = ask({ language: 'en' }).list;
  if (!first) throw new Error('There is no English review');
  const record = sandbox.world.reviews.get(first.id);
  if (!record) throw new Error('The review is not in the world');
  record.content = 'Tastes of zanzibar';
  record.append = { content: 'Quixotic after a month', pictures: [], createdAt: record.createdAt };
  expect(ask({ keyword: 'zanzibar' }).list.map(({ id }) => id)).toEqual([first.id]);
  expect(ask({ keyword: 'QUIXOTIC zanzi' }).total).toBe(1);
  expect(ask({ keyword: 'quixotic missing' }).total).toBe(0);
});
