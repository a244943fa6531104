import type { Schema } from '../client/operation-types.ts';
import { compareMoney } from './money.ts';

type Product = Pick<Schema<'Product'>, 'spec_groups' | 'skus'>;
type Sku = Schema<'Sku'>;

// The rule of the selection: a press always picks its value. Picked values that conflict with it are dropped, as few as
// possible. A sold-out value can be picked like any other. So every value is always one press away. Rejected: disabling
// conflicting values, because one wrong pick would lock the rest.

/** The picked value of each group that has one, by the group's id. At least one SKU has all picked values. */
export type SpecSelection = ReadonlyMap<number, number>;

/**
 * The state of a value in relation to the picked values of the other groups: `available` to buy; `sold_out`; in
 * `conflict` with picked values, which a press would drop; `unavailable`, in no SKU at all.
 */
export type SpecValueState = 'available' | 'sold_out' | 'conflict' | 'unavailable';

const has = (value: number) => (sku: Sku) => sku.value_ids.includes(value);

const byNearness = (skus: readonly Sku[], picked: SpecSelection): Sku[] => {
  const values = [...picked.values()];
  const shared = ({ value_ids }: Sku) => values.filter((value) => value_ids.includes(value)).length;
  return [...skus].sort((a, b) => shared(b) - shared(a) || Number(b.stock > 0) - Number(a.stock > 0));
};

/** The SKU that shares the most values with the selection, preferably one in stock. */
const nearest = (skus: readonly Sku[], picked: SpecSelection): Sku | undefined => byNearness(skus, picked)[0];

/** The given values that an SKU has, by group and in the order of the groups. */
const sharedWith = (product: Product, sku: Sku, values: readonly number[]): SpecSelection => {
  const shared = values.filter((value) => sku.value_ids.includes(value));
  return new Map(
    product.spec_groups.flatMap((group) => {
      const value = group.values.find(({ id }) => shared.includes(id));
      return value === undefined ? [] : [[group.id, value.id] as const];
    }),
  );
};

/** The values of an SKU. Without an SKU, the values that have no alternative. */
export const selectionFrom = (product: Product, skuId: number | undefined): SpecSelection => {
  const sku = product.skus.find(({ id }) => id === skuId);
  if (sku !== undefined) return sharedWith(product, sku, sku.value_ids);
  const [only] = product.skus;
  const single = product.spec_groups.flatMap(({ values }) => (values.length === 1 ? values.map(({ id }) => id) : []));
  if (only === undefined) return new Map();
  return sharedWith(product, only, product.skus.length === 1 ? only.value_ids : single);
};

/** The SKU to begin with: the first of the cheapest in stock; undefined if none is in stock. */
export const suggestedSku = ({ skus }: Pick<Product, 'skus'>): Sku | undefined =>
  skus.filter(({ stock }) => stock > 0).sort((a, b) => compareMoney(a.price, b.price))[0];

/** The selection after the product has changed: as many values as one SKU still has together. */
export const reconcileSelection = (product: Product, picked: SpecSelection): SpecSelection => {
  const sku = nearest(product.skus, picked);
  return sku === undefined ? new Map() : sharedWith(product, sku, [...picked.values()]);
};

/** The selection after a press on a value, picked already or not. `dropped` are the groups that lost their value. */
export const pickValue = (
  product: Product,
  picked: SpecSelection,
  groupId: number,
  valueId: number,
): { picked: SpecSelection; dropped: readonly number[] } => {
  const others = new Map([...picked].filter(([group]) => group !== groupId));
  const sku = nearest(product.skus.filter(has(valueId)), others);
  if (sku === undefined) return { picked, dropped: [] };
  const next = sharedWith(product, sku, [...others.values(), valueId]);
  return { picked: next, dropped: [...others.keys()].filter((group) => !next.has(group)) };
};

/** The state of a value of a group under a selection. */
export const valueState = (
  product: Product,
  picked: SpecSelection,
  groupId: number,
  valueId: number,
): SpecValueState => {
  if (!product.skus.some(has(valueId))) return 'unavailable';
  const others = [...picked].filter(([group]) => group !== groupId).map(([, value]) => value);
  const fitting = product.skus.filter((sku) => [valueId, ...others].every((value) => sku.value_ids.includes(value)));
  if (fitting.length === 0) return 'conflict';
  return fitting.some(({ stock }) => stock > 0) ? 'available' : 'sold_out';
};

/** The SKUs with all picked values. */
export const matchingSkus = (product: Product, picked: SpecSelection): Sku[] => {
  const values = [...picked.values()];
  return product.skus.filter((sku) => values.every((value) => sku.value_ids.includes(value)));
};

/** The SKU of a complete selection; undefined while a group has no value. */
export const selectedSku = (product: Product, picked: SpecSelection): Sku | undefined =>
  picked.size < product.spec_groups.length ? undefined : matchingSkus(product, picked)[0];

/** Whether every SKU that matches the selection is sold out. */
export const isSoldOut = (product: Product, picked: SpecSelection): boolean =>
  matchingSkus(product, picked).every(({ stock }) => stock === 0);

/** The SKUs in stock, by how many values they share with the selection, most first. */
export const alternativeSkus = (product: Product, picked: SpecSelection, limit: number): Sku[] => {
  const inStock = product.skus.filter(({ stock }) => stock > 0);
  return byNearness(inStock, picked).slice(0, limit);
};

/** The first group without a picked value. */
export const firstOpenGroup = (product: Product, picked: SpecSelection): Schema<'SpecGroup'> | undefined =>
  product.spec_groups.find((group) => !picked.has(group.id));

/** The names of values, in the order of the groups. */
export const valueNames = (product: Product, valueIds: readonly number[]): string[] => {
  const values = product.spec_groups.flatMap((group) => group.values);
  return values.filter(({ id }) => valueIds.includes(id)).map(({ name }) => name);
};
