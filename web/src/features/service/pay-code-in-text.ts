import { plainDigits } from '@meridian/sdk/rules';
import { MAX_DIGITS, MIN_DIGITS } from '../../form/pay-code.ts';

/** As many digits as a payment code has, possibly in groups as people read them out. */
const grouped = (gap: string) => String.raw`\d(?:${gap}\d){${MIN_DIGITS - 1},${MAX_DIGITS - 1}}`;

const ALONE = new RegExp(`^${grouped(String.raw`[\s.-]?`)}$`);

/** The same within text, but not part of an order number, an amount or a longer number. */
const WITHIN = new RegExp(String.raw`(?<![A-Za-z+$#/.,-]|[\d)] ?)${grouped('[ .-]?')}(?! ?\d|[A-Za-z/:-]|[.,]\d)`, 'g');

const DATE = /^(?:\d{4}([.-])\d{1,2}\1\d{1,2}|\d{1,2}([.-])\d{1,2}\2\d{4})$/;

/** With two decimals, or with two groups of thousands or more: one group may as well be a code, `246.810`. */
const AMOUNT = /^(?:\d+\.\d\d|\d{1,3}(?:\.\d{3}){2,})$/;

/** A telephone number as it is dialled within a country. */
const TELEPHONE = /^0\d{9,10}$/;

/** Whether a text has as many digits in a row as a payment code, in any script, with or without gaps. */
export function looksLikePayCode(text: string): boolean {
  const plain = plainDigits(text).trim();
  const found = ALONE.test(plain) ? [plain] : (plain.match(WITHIN) ?? []);
  return found.some(
    (digits) => !DATE.test(digits) && !AMOUNT.test(digits) && !TELEPHONE.test(digits.replaceAll(/\D/g, '')),
  );
}
