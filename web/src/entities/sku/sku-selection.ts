import type { Schema } from '@meridian/sdk';
import { compareMoney } from '@meridian/sdk/rules';

type Product = Pick<Schema<'Product'>, 'spec_groups' | 'skus'>;
type Sku = Schema<'Sku'>;
type Group = Schema<'SpecGroup'>;

// The rule of the selection: a press always picks its value. Picked values that conflict with it are dropped, as few as
// possible. A sold-out value can be picked like any other. So every value is always one press away. Rejected: disabling
// conflicting values, because one wrong pick would lock the rest.

/** The picked value of each group that has one. At least one SKU has all picked values. */
export type Selection = ReadonlyMap<number, number>;

/**
 * The state of a value in relation to the picked values of the other groups: `available` to buy; `sold_out`; in
 * `conflict` with picked values, which a press would drop; `unavailable`, in no SKU at all.
 */
export type ValueState = 'available' | 'sold_out' | 'conflict' | 'unavailable';

/** The values of an SKU. Without an SKU, the values that have no alternative. */
export function selectionFrom(product: Product, skuId: number | undefined): Selection {
  const sku = product.skus.find(({ id }) => id === skuId);
  if (sku !== undefined) return sharedWith(product, sku, sku.value_ids);
  const [only] = product.skus;
  const single = product.spec_groups.flatMap(({ values }) => (values.length === 1 ? values.map(({ id }) => id) : []));
  if (only === undefined) return new Map();
  return sharedWith(product, only, product.skus.length === 1 ? only.value_ids : single);
}

/** The initial SKU of a product's page: the first of the cheapest in stock; undefined if none is in stock. */
export function suggestedSku({ skus }: Pick<Product, 'skus'>): Sku | undefined {
  return skus.filter(({ stock }) => stock > 0).toSorted((a, b) => compareMoney(a.price, b.price))[0];
}

/** The selection after the product has changed: as many values as one SKU still has together. */
export function reconcileSelection(product: Product, picked: Selection): Selection {
  const sku = nearest(product.skus, picked);
  return sku === undefined ? new Map() : sharedWith(product, sku, [...picked.values()]);
}

/** The selection after a press on a value, picked already or not. `dropped` are the groups that lost their value. */
export function pickValue(
  product: Product,
  picked: Selection,
  groupId: number,
  valueId: number,
): { picked: Selection; dropped: readonly number[] } {
  const others = new Map([...picked].filter(([group]) => group !== groupId));
  const sku = nearest(product.skus.filter(has(valueId)), others);
  if (sku === undefined) return { picked, dropped: [] };
  const next = sharedWith(product, sku, [...others.values(), valueId]);
  return { picked: next, dropped: [...others.keys()].filter((group) => !next.has(group)) };
}

export function valueState(product: Product, picked: Selection, groupId: number, valueId: number): ValueState {
  if (!product.skus.some(has(valueId))) return 'unavailable';
  const others = [...picked].filter(([group]) => group !== groupId).map(([, value]) => value);
  const fitting = product.skus.filter((sku) => [valueId, ...others].every((value) => sku.value_ids.includes(value)));
  if (fitting.length === 0) return 'conflict';
  return fitting.some(({ stock }) => stock > 0) ? 'available' : 'sold_out';
}

/** The SKU of a complete selection; undefined while a group has no value. */
export function selectedSku(product: Product, picked: Selection): Sku | undefined {
  return picked.size < product.spec_groups.length ? undefined : matchingSkus(product, picked)[0];
}

/** The SKUs with all picked values. */
export function matchingSkus(product: Product, picked: Selection): Sku[] {
  const values = [...picked.values()];
  return product.skus.filter((sku) => values.every((value) => sku.value_ids.includes(value)));
}

/** Whether every SKU that matches the selection is sold out. */
export function isSoldOut(product: Product, picked: Selection): boolean {
  return matchingSkus(product, picked).every(({ stock }) => stock === 0);
}

/** The SKUs in stock, by how many values they share with the selection, most first. */
export function alternativeSkus(product: Product, picked: Selection, limit: number): Sku[] {
  const inStock = product.skus.filter(({ stock }) => stock > 0);
  return byNearness(inStock, picked).slice(0, limit);
}

/** The first group without a picked value. */
export function firstOpenGroup(product: Product, picked: Selection): Group | undefined {
  return product.spec_groups.find((group) => !picked.has(group.id));
}

/** The names of values, in the order of the groups. */
export function valueNames(product: Product, valueIds: readonly number[]): string[] {
  const values = product.spec_groups.flatMap((group) => group.values);
  return values.filter(({ id }) => valueIds.includes(id)).map(({ name }) => name);
}

const has = (value: number) => (sku: Sku) => sku.value_ids.includes(value);

function byNearness(skus: readonly Sku[], picked: Selection): Sku[] {
  const values = [...picked.values()];
  const shared = ({ value_ids }: Sku) => values.filter((value) => value_ids.includes(value)).length;
  return skus.toSorted((a, b) => shared(b) - shared(a) || Number(b.stock > 0) - Number(a.stock > 0));
}

/** The SKU that shares the most values with the selection, preferably one in stock. */
function nearest(skus: readonly Sku[], picked: Selection): Sku | undefined {
  return byNearness(skus, picked)[0];
}

/** The given values that an SKU has, by group and in the order of the groups. */
function sharedWith(product: Product, sku: Sku, values: readonly number[]): Selection {
  const shared = values.filter((value) => sku.value_ids.includes(value));
  return new Map(
    product.spec_groups.flatMap((group) => {
      const value = group.values.find(({ id }) => shared.includes(id));
      return value === undefined ? [] : [[group.id, value.id] as const];
    }),
  );
}
