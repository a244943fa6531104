import type { Cents } from './types.ts';

/** Whole cents as the contract writes money: `12990` → `"129.90"`, `-5` → `"-0.05"`. Throws on a broken cent. */
export const formatCents = (cents: Cents): string => {
  if (!Number.isSafeInteger(cents)) throw new Error(`Not a whole number of cents: ${cents}`);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** The contract's money text in whole cents: `"129.90"` → `12990`. Throws when the text is not money. */
export const parseCents = (text: string): Cents => {
  if (!/^-?\d{1,12}\.\d{2}$/.test(text)) throw new Error(`Not an amount of money: ${text}`);
  return Number(text.replace('.', ''));
};

/** A share of an amount in whole cents, half a cent rounded up; `permille` is in thousandths (15 = 1.5 %). */
export const share = (cents: Cents, permille: number): Cents => Math.floor((cents * permille + 500) / 1000);
