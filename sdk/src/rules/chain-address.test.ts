import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBitcoinAddress, isEthereumAddress, isSameAddress, isTronAddress } from './chain-address.ts';

// The valid and invalid addresses of BIP-173 and BIP-350 that are of the main network, and the first of the chain.
const VALID = [
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
  'bc1sw50qgdz25j',
  'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
];
const INVALID = [
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
  // Capitals beside small letters.
  'BC1Qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  // Bech32 for version 1, Bech32m for version 0, and lengths that no program has.
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
  'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq54mnpe',
  'bc1pw5dgrnzv',
  'bc1gmk9yu',
  // Of another chain, whose prefix is "bc1x".
  'bc1x1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqpp3snm',
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

// The examples of EIP-55: in capitals, in small letters, and with the checksum.
test.each([
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
])('[B5.18] %s is an address of Ethereum', (address) => {
  expect(isEthereumAddress(address)).toBe(true);
  expect(isSameAddress(address, address.toLowerCase())).toBe(true);
});

test('[B5.18] a mistyped digit or capital letter is detected', () => {
  expect(isEthereumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee')).toBe(false);
  expect(isEthereumAddress('0x5aAeb6053f3E94C9b9A09f33669435E7Ef1BeAed')).toBe(false);
  expect(isEthereumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe')).toBe(false);
});

test('case counts in Base58Check only', () => {
  const [base58 = '', , bech32 = '', capitals = ''] = VALID;
  expect(isSameAddress(bech32, capitals)).toBe(true);
  expect(isSameAddress(base58, base58.toLowerCase())).toBe(false);
  expect(isSameAddress(TRON, TRON)).toBe(true);
});
