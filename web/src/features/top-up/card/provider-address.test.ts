import { expect, test } from 'vitest';
import { isProviderAddress } from './provider-address.ts';

const OWN = 'http://localhost:4010';

test.each([
  ['https://cards.meridian.shop/pay/1', true],
  ['http://localhost:4010/__mock/pay/1', true],
  ['http://cards.meridian.shop/pay/1', false],
  ['http://localhost:4011/__mock/pay/1', false],
  ['https://bank.example@evil.example/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,pay', false],
  ['//cards.meridian.shop/pay', false],
  ['/pay', false],
  ['', false],
])('opening the card page at %s is allowed: %s', (address, isOpened) => {
  expect(isProviderAddress(address, OWN)).toBe(isOpened);
});
