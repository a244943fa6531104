import { isRecord } from '../../../../shared/json.ts';

/** The values that a path of the contract leads to (`items.subtotal`), through a list to those of all its entries. */
export function valuesAt(value: unknown, path: string): unknown[] {
  return path
    .split('.')
    .reduce<unknown[]>(
      (found, name) => found.flat().flatMap((one) => (isRecord(one) && one[name] !== undefined ? [one[name]] : [])),
      [value],
    );
}
