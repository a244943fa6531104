import { isRecord } from '../../../../shared/json.ts';

/** The values at a path of the contract (`items.subtotal`); a list contributes the values of all its entries. */
export function valuesAt(value: unknown, path: string): unknown[] {
  return path
    .split('.')
    .reduce<unknown[]>(
      (found, name) => found.flat().flatMap((one) => (isRecord(one) && one[name] !== undefined ? [one[name]] : [])),
      [value],
    );
}
