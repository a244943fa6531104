import { expect, test } from 'vitest';
import { deleteCustomerStorage } from '../storage/storage-owner.ts';
import { forgetExpired, rememberExpired, takeOthersScreen } from './expired-session.ts';

const mei = 1;
const ivo = 2;

test('[B8.06] after an expired session, the screen is another customer’s only if another customer signs in', () => {
  rememberExpired(mei);
  expect(takeOthersScreen(mei)).toBe(false);
  rememberExpired(mei);
  expect(takeOthersScreen(ivo)).toBe(true);
});

test('without an expired session, or once it is forgotten or used, the screen is not another customer’s', () => {
  expect(takeOthersScreen(ivo)).toBe(false);
  rememberExpired(mei);
  forgetExpired();
  expect(takeOthersScreen(ivo)).toBe(false);
  rememberExpired(mei);
  expect([takeOthersScreen(ivo), takeOthersScreen(ivo)]).toEqual([true, false]);
});

test('after an expired session of an unknown customer, the screen is another customer’s', () => {
  deleteCustomerStorage();
  rememberExpired();
  expect(takeOthersScreen(ivo)).toBe(true);
});
