import { expect, test } from 'vitest';
import { readWalletAddress } from './wallet-address.ts';

// The examples of BIP-173, BIP-21, EIP-681 and EIP-3770, as of November 2026.
const BECH32 = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const BASE58 = '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W';
const ETHER = '0xfb6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const TOKEN = '0x89205A3A3b2A69De6Dbf7f01ED13B2108B2c43e7';
const RECIPIENT = '0x8e23ee67d1332ad560396262c48ffbb01f93d052';
const TRON = 'TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW';

test.each([
  [BECH32.toUpperCase(), BECH32],
  [`BITCOIN:${BECH32.toUpperCase()}?AMOUNT=0.5`, BECH32],
  [`bitcoin:${BASE58}?amount=50&label=Luke-Jr&message=Donation%20for%20project%20xyz`, BASE58],
  [`bitcoin:${BASE58}?somethingyoudontunderstand=50`, BASE58],
  [`ethereum:${ETHER}`, ETHER],
  [`ethereum:pay-${ETHER}@1?value=2.014e18`, ETHER],
  [`ethereum:${TOKEN}/transfer?address=${RECIPIENT}&uint256=1`, RECIPIENT],
  [`eth:${ETHER}`, ETHER],
  [`tron:${TRON}?amount=5`, TRON],
  ['TCaf MhbQ dCnN xBcG 8vHi SVws Ajs2 XxwH qW', TRON],
  [`\u200b${TRON}\u2060 \ufeff\n`, TRON],
  [`“${TRON}”`, TRON],
  [`TRC20 address: ${TRON}`, TRON],
  [`地址：${TRON}`, TRON],
  [`BITCOIN:${BECH32.toUpperCase()}?label=“A: B”`, BECH32],
])('[B5.18] the address in %j is %s', (pasted, address) => expect(readWalletAddress(pasted)).toBe(address));

test.each([
  `bitcoin:${BASE58}?req-somethingyoudontunderstand=50`,
  `BITCOIN:${BASE58}?REQ-SOMETHING=1`,
  `bitcoin:?bc=${BECH32}`,
  `ethereum:${ETHER}@56`,
  `ethereum:${ETHER}@10`,
  `ethereum:${TOKEN}/approve?address=${RECIPIENT}&uint256=1`,
  `ethereum:${TOKEN}/transfer?uint256=1`,
  `bnb:${ETHER}`,
  `https://example.com/${ETHER}`,
])('[B5.18] nothing is read out of %s', (pasted) => expect(readWalletAddress(pasted)).toBe(pasted));

test('[B5.18] Bech32 in mixed case is left as it is, and so refused', () => {
  const mixed = BECH32.replace('w5', 'W5');
  expect(readWalletAddress(mixed)).toBe(mixed);
});
