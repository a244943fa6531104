import { expect, test } from 'vitest';
import { outsideUrl } from './outside-url.ts';

test('an https address may be opened', () =>
  expect(outsideUrl('https://seller.meridian.shop/a?b=c')?.href).toBe('https://seller.meridian.shop/a?b=c'));

test.each([
  'seller.meridian.shop',
  'https://',
  'http://seller.meridian.shop/',
  'javascript:alert(1)',
  'https://meridian.shop@evil.example/',
  '',
  null,
  undefined,
])('%j is not an allowed address', (address) => expect(outsideUrl(address)).toBeUndefined());

test('a value that is not a string is not an allowed address', () => {
  const { url }: { url: string } = JSON.parse('{"url":{"href":"https://evil.example"}}');
  expect(outsideUrl(url)).toBeUndefined();
});
