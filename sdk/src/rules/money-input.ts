import { fromCents, type Money } from './money.ts';
import { plainDigits } from './plain-digits.ts';

/** The decimal marks that keyboards write: a point, a comma, the Arabic mark, and the full stop of Chinese and Japanese. */
const TYPED = /^(\d{1,12})(?:[.,\u066b\u3002\uff61](\d{0,2}))?$|^[.,\u066b\u3002\uff61](\d{1,2})$/u;

/**
 * Parses a typed amount; undefined if it is not one. `0,5` and `.5` are 0.50; a third decimal, a sign, an exponent or a
 * group separator is refused rather than guessed at (1,000 is not one dollar). R5.05, "a correct amount".
 */
export const parseMoneyInput = (typed: string): Money | undefined => {
  const match = TYPED.exec(plainDigits(typed).trim());
  if (!match) return undefined;
  const [, dollars = '0', decimals = '', onlyDecimals = decimals] = match;
  return fromCents(Number(`${dollars}${onlyDecimals.padEnd(2, '0')}`));
};
