import { plainDigits } from '@meridian/sdk/rules';

/** A number as typed, in the digits of any script; NaN for anything else, an empty text too. */
export function readCount(typed: string): number {
  const digits = plainDigits(typed).trim();
  return digits === '' ? Number.NaN : Number(digits);
}
