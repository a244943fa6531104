import { expect, test } from 'vitest';
import { forgetExpired, rememberExpired, takeOthersScreen } from './expired-session.ts';

const mei = 1;
const ivo = 2;

test('[B8.06] the login over an expired screen is another customer’s, but not one’s own', () => {
  rememberExpired(mei);
  expect(takeOthersScreen(mei)).toBe(false);
  rememberExpired(mei);
  expect(takeOthersScreen(ivo)).toBe(true);
});

test('a login that no expired session has opened is nobody else’s, nor is one that was left or used', () => {
  expect(takeOthersScreen(ivo)).toBe(false);
  rememberExpired(mei);
  forgetExpired();
  expect(takeOthersScreen(ivo)).toBe(false);
  rememberExpired(mei);
  expect([takeOthersScreen(ivo), takeOthersScreen(ivo)]).toEqual([true, false]);
});

test('an expired session whose customer is not known is another’s', () => {
  rememberExpired(undefined);
  expect(takeOthersScreen(ivo)).toBe(true);
});
