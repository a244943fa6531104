import { expect, test } from 'vitest';
import { forgetExpired, rememberExpired, takeOthersScreen } from './expired-session.ts';

const mei = 1;
const ivo = 2;

test('[B8.06] a login over an expired screen is foreign for another customer, not for the same one', () => {
  rememberExpired(mei);
  expect(takeOthersScreen(mei)).toBe(false);
  rememberExpired(mei);
  expect(takeOthersScreen(ivo)).toBe(true);
});

test('a login is not foreign without an expired session, or after that session was forgotten or used', () => {
  expect(takeOthersScreen(ivo)).toBe(false);
  rememberExpired(mei);
  forgetExpired();
  expect(takeOthersScreen(ivo)).toBe(false);
  rememberExpired(mei);
  expect([takeOthersScreen(ivo), takeOthersScreen(ivo)]).toEqual([true, false]);
});

test('an expired session of an unknown customer is foreign to whoever signs in', () => {
  rememberExpired(undefined);
  expect(takeOthersScreen(ivo)).toBe(true);
});
