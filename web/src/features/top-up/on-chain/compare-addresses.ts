import { readWalletAddress } from '../../../entities/wallet/wallet-address.ts';

/** A character of a pasted address, and whether it matches the expected one. */
interface ComparedCharacter {
  character: string;
  isSame: boolean;
}

export interface AddressComparison {
  isSame: boolean;
  /** The address in the pasted text. */
  characters: ComparedCharacter[];
  /** The position of the first difference, from 1, which may be the end of either text. Undefined if there is none. */
  firstDifference: number | undefined;
}

/** Ethereum addresses, and Bitcoin addresses that begin with bc1, mean the same in upper and lower case. */
const ignoresCase = (address: string) => /^(0x|bc1)/i.test(address);

/** Compares the address in a wallet with the deposit address, character by character. */
export function compareAddresses(expected: string, pasted: string): AddressComparison {
  const given = readWalletAddress(pasted);
  const plain = (text: string) => (ignoresCase(expected) ? text.toLowerCase() : text);
  const wanted = [...plain(expected)];
  const characters = [...given].map((character, index) => ({ character, isSame: plain(character) === wanted[index] }));
  const isSame = plain(given) === plain(expected);
  const first = characters.findIndex((one) => !one.isSame);
  return {
    isSame,
    characters,
    firstDifference: isSame ? undefined : (first === -1 ? characters.length : first) + 1,
  };
}
