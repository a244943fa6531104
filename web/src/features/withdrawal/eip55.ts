import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Whether the capitals of an Ethereum address match its checksum (EIP-55), which a mistyped address rarely does. An
 * address in lower or upper case only has no checksum and is valid.
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
