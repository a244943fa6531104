import { plainDigits } from '@meridian/sdk/rules';
import { MAX_DIGITS, MIN_DIGITS } from '../../form/pay-code.ts';

/** As many digits as a payment code has, possibly in groups as people read them out. */
const grouped = (gap: string) => String.raw`\d(?:${gap}\d){${MIN_DIGITS - 1},${MAX_DIGITS - 1}}`;

const ALONE = new RegExp(`^${grouped(String.raw`[\s.-]?`)}$`);

/** The same within text, but not part of an order number, an amount or a longer number. */
const WITHIN = new RegExp(String.raw`(?<![A-Za-z+$#/.,-]|[\d)] ?)${grouped('[ .-]?')}(?! ?\d|[A-Za-z/:-]|[.,]\d)`, 'g');

const DATE = /^\d{1,4}([.-])\d{1,2}\1\d{1,4}$/;

/** A telephone number as it is dialled within a country. */
const TELEPHONE = /^0\d{9,10}$/;

/** Whether a text has as many digits in a row as a payment code, in any script, with or without gaps. */
export function looksLikePayCode(text: string): boolean {
  const plain = plainDigits(text).trim();
  const found = ALONE.test(plain) ? [plain] : (plain.match(WITHIN) ?? []);
  return found.some((digits) => !DATE.test(digits) && !TELEPHONE.test(digits.replaceAll(/\D/g, '')));
}
