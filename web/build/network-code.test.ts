import { expect, test } from 'vitest';
import { networkCode } from './network-code.ts';

test('the first address in the local network comes with its QR code', () => {
  const code = networkCode(['http://192.0.2.7:5173/', 'http://198.51.100.7:5173/']);
  expect(code).toContain('\nhttp://192.0.2.7:5173/\n');
  expect(code).toMatch(/(?:[█▀▄ ]{21,}\n){11,}/);
});

test('without an address in the local network, there is no QR code', () => {
  expect(networkCode([])).toBe('');
});
