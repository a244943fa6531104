import { fromCents, type Money } from './money.ts';

// The first digits of the scripts that the app's customers type numbers in; NFKC has already made full-width ones plain.
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x0e50];

const plainDigits = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });

const TYPED = /^(\d{1,12})(?:[.,\u066b](\d{0,2}))?$|^[.,\u066b](\d{1,2})$/u;

/**
 * The amount that a customer has typed, undefined for anything else. `0,5` and `.5` are 0.50; a third decimal, a sign,
 * an exponent or a group separator is refused rather than guessed at (1,000 is not one dollar). R5.05, "a correct
 * amount".
 */
export const parseMoneyInput = (typed: string): Money | undefined => {
  const match = TYPED.exec(plainDigits(typed.trim()));
  if (!match) return undefined;
  const [, dollars = '0', decimals = '', onlyDecimals = decimals] = match;
  return fromCents(Number(`${dollars}${onlyDecimals.padEnd(2, '0')}`));
};
