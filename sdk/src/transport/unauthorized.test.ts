import { expect, test } from 'vitest';
import { VISITOR } from './session-key.ts';
import { createUnauthorizedFilter } from './unauthorized.ts';

test('[R4.09] a session is reported once, late failures included', () => {
  const { isFirst } = createUnauthorizedFilter();
  expect(Array.from({ length: 20 }, () => isFirst('a')).filter(Boolean)).toHaveLength(1);
  expect([isFirst('b'), isFirst('a')]).toEqual([true, false]);
});

test('[R4.09] a visitor is reported once, and again after a session', () => {
  const { isFirst, requestSent } = createUnauthorizedFilter();
  expect([isFirst(VISITOR), isFirst(VISITOR)]).toEqual([true, false]);
  requestSent(VISITOR);
  expect(isFirst(VISITOR)).toBe(false);
  requestSent('a');
  expect(isFirst(VISITOR)).toBe(true);
});
