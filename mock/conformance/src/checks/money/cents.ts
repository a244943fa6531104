import { isMoney, toCents } from '@meridian/sdk/rules';

/** Whole cents; undefined for what is no amount, which other checks tell of. */
export const cents = (value: unknown): number | undefined =>
  typeof value === 'string' && isMoney(value) ? toCents(value) : undefined;
