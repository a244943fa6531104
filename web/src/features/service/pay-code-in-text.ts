import { plainDigits } from '@meridian/sdk/rules';
import { MAX_DIGITS, MIN_DIGITS } from '../../form/pay-code.ts';

/** Digits as a code is read out, in groups. */
const ALONE = new RegExp(String.raw`^\d(?:[\s.-]?\d){${MIN_DIGITS - 1},${MAX_DIGITS - 1}}$`);

/** The same within words: not a part of an order's number, of a sum, of a date or of a longer number. */
const WITHIN = new RegExp(
  String.raw`(?<![A-Za-z+$#/.,-]|\d ?)\d(?: ?\d){${MIN_DIGITS - 1},${MAX_DIGITS - 1}}(?! ?\d|[A-Za-z/:-]|[.,]\d)`,
);

/** Whether a message has as many digits as a payment code has, alone or among words, in whichever script, spaced or not. */
export function looksLikePayCode(text: string): boolean {
  const plain = plainDigits(text).trim();
  return ALONE.test(plain) || WITHIN.test(plain);
}
