import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Whether the capitals of an Ethereum address fit its digits (EIP-55): a mistyped one seldom does. One without capitals,
 * or with nothing else, carries no such check.
 */
export function isEip55Valid(address: string): boolean {
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  const written = Array.from(lower, (digit, place) =>
    Number.parseInt(hash[place] ?? '', 16) < 8 ? digit : digit.toUpperCase(),
  );
  return written.join('') === digits;
}
