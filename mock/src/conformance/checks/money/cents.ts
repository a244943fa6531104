import { fromCents, isMoney, toCents } from '@meridian/sdk/rules';
import type { JsonObject } from '../../../json.ts';
import type { Disagreement } from '../agreement.ts';

/** Whole cents; undefined for what is no amount, which other checks tell of. */
export const cents = (value: unknown): number | undefined =>
  typeof value === 'string' && isMoney(value) ? toCents(value) : undefined;

/** What a field must be, in cents; undefined where that cannot be known. */
export type Amount = (value: JsonObject) => number | undefined;

/** The amount of another field. */
export const of =
  (name: string): Amount =>
  (value) =>
    cents(value[name]);

/** One amount less others; undefined as soon as one of them is none. */
export function sum(...terms: readonly (readonly [sign: 1 | -1, amount: Amount])[]): Amount {
  return (value) =>
    terms.reduce<number | undefined>((total, [sign, amount]) => {
      const term = amount(value);
      return total === undefined || term === undefined ? undefined : total + sign * term;
    }, 0);
}

/** Holds a field against what it must be. */
export function unequal(value: JsonObject, field: string, expected: number | undefined, rule: string): Disagreement[] {
  const found = cents(value[field]);
  if (found === undefined || expected === undefined || found === expected) return [];
  return [{ field, expected: fromCents(expected), rule }];
}
