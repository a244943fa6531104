import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';

const base58check = createBase58check(sha256);

/** Whether the checksum of a TRON address fits (Base58Check; its first byte is 0x41). */
export const isTronAddress = (address: string): boolean => base58Version(address) === 0x41;

/**
 * Whether the checksum of an address of Bitcoin's main network fits: Base58Check with version 0 or 5, Bech32 for witness
 * version 0 (BIP-173), Bech32m from version 1 on (BIP-350).
 */
export function isBitcoinAddress(address: string): boolean {
  if (!address.startsWith('bc1')) return [0, 5].includes(base58Version(address) ?? -1);
  return [bech32, bech32m].some((coder) => {
    const [version = -1, ...program] = coder.decodeUnsafe(address, 90)?.words ?? [];
    const bytes = coder.fromWordsUnsafe(program)?.length ?? 0;
    if (version === 0) return coder === bech32 && (bytes === 20 || bytes === 32);
    return coder === bech32m && version <= 16 && bytes >= 2 && bytes <= 40;
  });
}

/** The first of the 21 bytes of an address in Base58Check; undefined if it is none. */
function base58Version(address: string): number | undefined {
  try {
    const bytes = base58check.decode(address);
    return bytes.length === 21 ? bytes[0] : undefined;
  } catch {
    return undefined;
  }
}
