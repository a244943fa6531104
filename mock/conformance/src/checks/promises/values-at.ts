import { isRecord, type JsonObject } from '../../../../shared/json.ts';

/** The values at a path of the contract (`items.subtotal`); a list contributes the values of all its entries. */
export function valuesAt(value: unknown, path: string): unknown[] {
  return path
    .split('.')
    .reduce<unknown[]>(
      (found, name) => found.flat().flatMap((one) => (isRecord(one) && one[name] !== undefined ? [one[name]] : [])),
      [value],
    );
}

/** The last name of a path, and the records that it is looked up in: for `items.subtotal` the items. */
export function holdersAt(value: unknown, path: string): { leaf: string; holders: JsonObject[] } {
  const [leaf = '', ...above] = path.split('.').reverse();
  const found = above.length === 0 ? [value] : valuesAt(value, above.reverse().join('.'));
  return { leaf, holders: found.flat().filter(isRecord) };
}
