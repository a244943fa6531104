import type { Schema } from '@meridian/sdk';

type Product = Pick<Schema<'Product'>, 'spec_groups' | 'skus'>;
type Sku = Schema<'Sku'>;

/** What a customer has picked: for each group the value, where there is one. */
export type Picked = ReadonlyMap<number, number>;

/** `free` can be had with what is picked in the other groups; `sold_out` exists but has no stock; else it does not exist. */
export type ValueState = 'free' | 'sold_out' | 'impossible';

/** The values that a specification stands for, by group. */
export function pickedFrom(product: Product, skuId: number | undefined): Picked {
  const sku = product.skus.find(({ id }) => id === skuId) ?? onlyOne(product.skus);
  if (sku === undefined) return new Map();
  return new Map(
    product.spec_groups.flatMap((group) => {
      const value = group.values.find(({ id }) => sku.value_ids.includes(id));
      return value === undefined ? [] : [[group.id, value.id] as const];
    }),
  );
}

/** The specification picked in full; undefined while a group is open. */
export function skuOf(product: Product, picked: Picked): Sku | undefined {
  if (picked.size < product.spec_groups.length) return undefined;
  const values = [...picked.values()];
  return product.skus.find((sku) => values.every((value) => sku.value_ids.includes(value)));
}

/** The first group in which nothing is picked yet. */
export function openGroup(product: Product, picked: Picked): Schema<'SpecGroup'> | undefined {
  return product.spec_groups.find((group) => !picked.has(group.id));
}

export function stateOf(product: Product, picked: Picked, groupId: number, valueId: number): ValueState {
  const others = [...picked].filter(([group]) => group !== groupId).map(([, value]) => value);
  const fitting = product.skus.filter((sku) => [valueId, ...others].every((value) => sku.value_ids.includes(value)));
  if (fitting.length === 0) return 'impossible';
  return fitting.some((sku) => sku.stock > 0) ? 'free' : 'sold_out';
}

/** How many pieces one order may hold: the stock, and the limit per customer where there is one. */
export function mostOf({ stock, limit }: Pick<Sku, 'stock' | 'limit'>): number {
  return limit === null ? stock : Math.min(stock, limit);
}

function onlyOne(skus: readonly Sku[]): Sku | undefined {
  return skus.length === 1 ? skus[0] : undefined;
}
