import { plainDigits } from '@meridian/sdk/rules';
import { MAX_DIGITS, MIN_DIGITS } from '../../form/pay-code.ts';

/** Digits of a code, possibly in groups as people read them out. */
const ALONE = new RegExp(String.raw`^\d(?:[\s.-]?\d){${MIN_DIGITS - 1},${MAX_DIGITS - 1}}$`);

/** The same within text, but not part of an order number, an amount, a date or a longer number. */
const WITHIN = new RegExp(
  String.raw`(?<![A-Za-z+$#/.,-]|\d ?)\d(?: ?\d){${MIN_DIGITS - 1},${MAX_DIGITS - 1}}(?! ?\d|[A-Za-z/:-]|[.,]\d)`,
);

/** Whether a text has as many digits in a row as a payment code, in any script, with or without spaces. */
export function looksLikePayCode(text: string): boolean {
  const plain = plainDigits(text).trim();
  return ALONE.test(plain) || WITHIN.test(plain);
}
