/** One character of an address that was pasted, and whether it is the one that belongs there. */
interface ComparedCharacter {
  character: string;
  isSame: boolean;
}

export interface AddressComparison {
  isSame: boolean;
  /** What was pasted, without spaces. */
  characters: ComparedCharacter[];
  /** The place of the first difference, from 1; also where one of the two ends. Undefined where there is none. */
  firstDifference: number | undefined;
}

/** Ethereum's addresses and those of Bitcoin that begin with bc1 mean the same in upper and lower case. */
const ignoresCase = (address: string) => /^(0x|bc1)/i.test(address);

/** Compares an address that a wallet shows with the one that coins are to be sent to, character by character. */
export function compareAddresses(expected: string, pasted: string): AddressComparison {
  const given = pasted.replace(/\s/g, '');
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
