import { plainDigits } from '@meridian/sdk/rules';

/** A typed whole number, in the digits of any script; NaN for any other text, including an empty one and "1e3". */
export function readCount(typed: string): number {
  const digits = plainDigits(typed).trim();
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
