import { expect, test } from 'vitest';
import { outsideUrl } from './outside-url.ts';

test('an https address may be opened', () =>
  expect(outsideUrl('https://seller.meridian.shop/a?b=c')?.href).toBe('https://seller.meridian.shop/a?b=c'));

test.each([
  'seller.meridian.shop',
  'https://',
  'http://seller.meridian.shop/',
  'javascript:alert(1)',
  'data:text/html,pay',
  '//seller.meridian.shop/',
  '/pay',
  'https://meridian.shop@evil.example/',
  'https://:password@evil.example/',
  '',
  null,
  undefined,
])('%j is not an allowed address', (address) => expect(outsideUrl(address)).toBeUndefined());

test.each([
  ['http://localhost:4010/__mock/pay/1', true],
  ['http://user@localhost:4010/__mock/pay/1', false],
  ['http://localhost:4011/__mock/pay/1', false],
  ['http://cards.meridian.shop/pay/1', false],
  ['https://cards.meridian.shop/pay/1', true],
])('from http://localhost:4010, %s may be opened: %s', (address, isAllowed) =>
  expect(outsideUrl(address, 'http://localhost:4010') !== undefined).toBe(isAllowed),
);

test('a value that is not a string is not an allowed address', () => {
  const { url }: { url: string } = JSON.parse('{"url":{"href":"https://evil.example"}}');
  expect(outsideUrl(url)).toBeUndefined();
});
