import { expect, test } from 'vitest';
import { VISITOR } from './session-id.ts';
import { createUnauthorizedOnce } from './unauthorized.ts';

test('[R4.09] the end of a session is news once, and a late failure of it no more', () => {
  const { isNews } = createUnauthorizedOnce();
  expect(Array.from({ length: 20 }, () => isNews('a')).filter(Boolean)).toHaveLength(1);
  expect([isNews('b'), isNews('a')]).toEqual([true, false]);
});

test('[R4.09] a visitor is told once, and again after a session', () => {
  const { isNews, sent } = createUnauthorizedOnce();
  expect([isNews(VISITOR), isNews(VISITOR)]).toEqual([true, false]);
  sent(VISITOR);
  expect(isNews(VISITOR)).toBe(false);
  sent('a');
  expect(isNews(VISITOR)).toBe(true);
});
