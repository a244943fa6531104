import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareAddresses } from './compare-addresses.ts';

const TRON = 'TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW';
const ETHEREUM = '0x6830ffe680e15abe6daf0267b88f082c88420d29';
const BITCOIN = 'bc1qc0w6zcnctg38w07jc7d3x0q988e0g0lyjcmepl';

test.each([
  ['the same', TRON, TRON, undefined],
  ['the same in fours', TRON, 'TCaf MhbQ dCnN xBcG 8vHi SVws Ajs2 XxwH qW', undefined],
  ['the same in a payment link', ETHEREUM, `ethereum:${ETHEREUM}@1`, undefined],
  ['the same in a QR code’s capitals', BITCOIN, `BITCOIN:${BITCOIN.toUpperCase()}?amount=0.1`, undefined],
  ['the same with an invisible mark', TRON, `\u200b${TRON}`, undefined],
  ['another character', TRON, 'TCafMhbQdCnNxBcG8vHiSVwsAjs3XxwHqW', 28],
  ['another case, which Tron tells apart', TRON, TRON.toLowerCase(), 1],
  ['another case, which Ethereum does not tell apart', ETHEREUM, ETHEREUM.toUpperCase(), undefined],
  ['too short', TRON, TRON.slice(0, -2), 33],
  ['too long', TRON, `${TRON}x`, 35],
  ['nothing', TRON, '', 1],
])('[B5.18] the pasted address is compared: %s', (_what, expected, pasted, firstDifference) => {
  expect(compareAddresses(expected, pasted)).toMatchObject({
    isSame: firstDifference === undefined,
    firstDifference,
  });
});

test('a single changed character is found at any position', () => {
  fc.assert(
    fc.property(fc.nat(TRON.length - 1), fc.constantFrom('0', 'O', 'I', 'l', 'é'), (place, other) => {
      const pasted = TRON.slice(0, place) + other + TRON.slice(place + 1);
      const { characters, firstDifference } = compareAddresses(TRON, pasted);
      expect(firstDifference).toBe(place + 1);
      expect(characters.filter(({ isSame }) => !isSame).map(({ character }) => character)).toEqual([other]);
    }),
  );
});
