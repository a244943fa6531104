import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBitcoinAddress, isTronAddress } from './address-checksum.ts';

// The valid and invalid addresses of BIP-173 and BIP-350 that are of the main network, and the first of the chain.
const VALID = [
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
  'bc1sw50qgdz25j',
  'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
];
const INVALID = [
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
  // Bech32 for version 1, Bech32m for version 0, and lengths that no program has.
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
  'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq54mnpe',
  'bc1pw5dgrnzv',
  'bc1gmk9yu',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
];
const TRON = 'TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW';

test.each(VALID)('[B5.18] %s is an address of Bitcoin', (address) => expect(isBitcoinAddress(address)).toBe(true));
test.each([...INVALID, TRON])('[B5.18] %s is none', (address) => expect(isBitcoinAddress(address)).toBe(false));

test('[B5.18] one mistyped character is found in every kind of address', () => {
  const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  fc.assert(
    fc.property(fc.constantFrom(TRON, ...VALID), fc.nat(), fc.constantFrom(...letters), (address, place, letter) => {
      const at = place % address.length;
      const typed = address.slice(0, at) + letter + address.slice(at + 1);
      fc.pre(typed !== address);
      expect(isTronAddress(typed) || isBitcoinAddress(typed)).toBe(false);
    }),
  );
  expect(isTronAddress(TRON)).toBe(true);
});
