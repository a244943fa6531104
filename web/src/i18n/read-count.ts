import { plainDigits } from '@meridian/sdk/rules';

/** A typed number, in the digits of any script; NaN for any other text, including an empty one. */
export function readCount(typed: string): number {
  const digits = plainDigits(typed).trim();
  return digits === '' ? Number.NaN : Number(digits);
}
