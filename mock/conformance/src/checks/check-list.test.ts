import { expect, test } from 'vitest';
import { checks } from './check-list.ts';

test.each(Object.entries(checks))('%s says what it requires, and how to fix it', (id, { asks, hint }) => {
  expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(asks).toMatch(/^\S[^\n]*[^.\s]$/);
  expect(hint).toMatch(/^\S[^\n]*\.$/);
});
