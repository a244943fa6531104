import { keccak256 } from './keccak.ts';

/**
 * Whether the capitals of an Ethereum address fit its digits (EIP-55): a mistyped one seldom does. One without capitals,
 * or with nothing else, carries no such check.
 */
export function isEip55Valid(address: string): boolean {
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = keccak256(lower);
  const written = Array.from(lower, (digit, place) =>
    Number.parseInt(hash[place] ?? '', 16) < 8 ? digit : digit.toUpperCase(),
  );
  return written.join('') === digits;
}
