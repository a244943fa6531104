import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { bech32, bech32m, createBase58check } from '@scure/base';

const base58check = createBase58check(sha256);

/** Whether the checksum of a TRON address fits (Base58Check; its first byte is 0x41). */
export const isTronAddress = (address: string): boolean => base58Version(address) === 0x41;

/**
 * Whether the checksum of an address of Bitcoin's main network fits: Base58Check with version 0 or 5, Bech32 for witness
 * version 0 (BIP-173), Bech32m from version 1 on (BIP-350). Both may be all in capitals, as in QR codes.
 */
export function isBitcoinAddress(address: string): boolean {
  if (!/^bc1/i.test(address)) return [0, 5].includes(base58Version(address) ?? -1);
  return [bech32, bech32m].some((coder) => {
    const { prefix, words = [] } = coder.decodeUnsafe(address, 90) ?? {};
    const [version = -1, ...program] = words;
    const bytes = coder.fromWordsUnsafe(program)?.length ?? 0;
    if (prefix !== 'bc') return false;
    if (version === 0) return coder === bech32 && (bytes === 20 || bytes === 32);
    return coder === bech32m && version <= 16 && bytes >= 2 && bytes <= 40;
  });
}

/**
 * Whether an address has the form of Ethereum's, and its capitals match its checksum (EIP-55), which a mistyped address
 * rarely does. An address in lower or upper case only has no checksum and is valid.
 */
export function isEthereumAddress(address: string): boolean {
  const digits = /^0x([0-9a-fA-F]{40})$/.exec(address)?.[1];
  if (digits === undefined) return false;
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  const written = Array.from(lower, (digit, place) =>
    Number.parseInt(hash[place] ?? '', 16) < 8 ? digit : digit.toUpperCase(),
  );
  return written.join('') === digits;
}

/** Whether two addresses are the same: case counts in Base58Check only, not in hexadecimal digits and Bech32. */
export const isSameAddress = (one: string, other: string): boolean => caseless(one) === caseless(other);

const caseless = (address: string): string => (/^(0x|bc1)/i.test(address) ? address.toLowerCase() : address);

/** The first of the 21 bytes of an address in Base58Check; undefined if it is none. */
function base58Version(address: string): number | undefined {
  try {
    const bytes = base58check.decode(address);
    return bytes.length === 21 ? bytes[0] : undefined;
  } catch {
    return undefined;
  }
}
