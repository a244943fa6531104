import { PAY_CODE_LENGTH } from '@meridian/sdk';
import { plainDigits } from '@meridian/sdk/rules';

const { min, max } = PAY_CODE_LENGTH;

/** Digits as a code is read out, in groups. */
const ALONE = new RegExp(String.raw`^\d(?:[\s.-]?\d){${min - 1},${max - 1}}$`);

/** The same within words: not a part of an order's number, of a sum, of a date or of a longer number. */
const WITHIN = new RegExp(
  String.raw`(?<![A-Za-z+$#/.,-]|\d ?)\d(?: ?\d){${min - 1},${max - 1}}(?! ?\d|[A-Za-z/:-]|[.,]\d)`,
);

/** Whether a message has as many digits as a payment code has, alone or among words, in whichever script, spaced or not. */
export function looksLikePayCode(text: string): boolean {
  const plain = plainDigits(text).trim();
  return ALONE.test(plain) || WITHIN.test(plain);
}
