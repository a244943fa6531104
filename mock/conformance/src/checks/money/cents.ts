import { isMoney, toCents } from '@meridian/sdk/rules';

/** Whole cents; undefined for a value that is not an amount, which other checks report. */
export const cents = (value: unknown): number | undefined =>
  typeof value === 'string' && isMoney(value) ? toCents(value) : undefined;

/** A number, or the cents of an amount; undefined for other values. */
export const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : cents(value));
