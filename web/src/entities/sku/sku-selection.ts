import type { Schema } from '@meridian/sdk';

type Product = Pick<Schema<'Product'>, 'spec_groups' | 'skus'>;
type Sku = Schema<'Sku'>;
type Group = Schema<'SpecGroup'>;

// The one rule of choosing: a press always takes its value. What does not go with it is let go, as little as can be, and
// what is sold out can be looked at like anything else. So every value is one press away, whatever is picked already.
// Rejected: closing values that do not go together, because whoever picked the wrong one first finds the rest locked.

/** What a customer has picked: for each group the value, where there is one. Some specification has all of it. */
export type Selection = ReadonlyMap<number, number>;

/**
 * What a value is to a customer who has picked in the other groups: `free` to buy; `sold_out`; in `conflict` with what is
 * picked, which would give way; `gone`, in no specification at all.
 */
export type ValueState = 'free' | 'sold_out' | 'conflict' | 'gone';

/** The values that a specification stands for. Without one: whatever there is only one of. */
export function selectionFrom(product: Product, skuId: number | undefined): Selection {
  const sku = product.skus.find(({ id }) => id === skuId);
  if (sku !== undefined) return sharedWith(product, sku, sku.value_ids);
  const [only] = product.skus;
  const single = product.spec_groups.flatMap(({ values }) => (values.length === 1 ? values.map(({ id }) => id) : []));
  if (only === undefined) return new Map();
  return sharedWith(product, only, product.skus.length === 1 ? only.value_ids : single);
}

/** What is left of a choice when the product has changed meanwhile: as much as some specification still has. */
export function reconcileSelection(product: Product, picked: Selection): Selection {
  const sku = nearest(product.skus, picked);
  return sku === undefined ? new Map() : sharedWith(product, sku, [...picked.values()]);
}

/** The choice after a press: the value is taken, or taken back if it was picked; `dropped` are the groups let go. */
export function toggleValue(
  product: Product,
  picked: Selection,
  groupId: number,
  valueId: number,
): { picked: Selection; dropped: readonly number[] } {
  const others = new Map([...picked].filter(([group]) => group !== groupId));
  const isOnly = product.spec_groups.some(({ id, values }) => id === groupId && values.length === 1);
  if (picked.get(groupId) === valueId && !isOnly) return { picked: others, dropped: [] };
  const sku = nearest(product.skus.filter(has(valueId)), others);
  if (sku === undefined) return { picked, dropped: [] };
  const next = sharedWith(product, sku, [...others.values(), valueId]);
  return { picked: next, dropped: [...others.keys()].filter((group) => !next.has(group)) };
}

export function valueState(product: Product, picked: Selection, groupId: number, valueId: number): ValueState {
  if (!product.skus.some(has(valueId))) return 'gone';
  const others = [...picked].filter(([group]) => group !== groupId).map(([, value]) => value);
  const fitting = product.skus.filter((sku) => [valueId, ...others].every((value) => sku.value_ids.includes(value)));
  if (fitting.length === 0) return 'conflict';
  return fitting.some(({ stock }) => stock > 0) ? 'free' : 'sold_out';
}

/** The specification picked in full; undefined while a group is open. */
export function selectedSku(product: Product, picked: Selection): Sku | undefined {
  return picked.size < product.spec_groups.length ? undefined : matchingSkus(product, picked)[0];
}

/** The specifications that have everything picked so far. */
export function matchingSkus(product: Product, picked: Selection): Sku[] {
  const values = [...picked.values()];
  return product.skus.filter((sku) => values.every((value) => sku.value_ids.includes(value)));
}

/** Whether nothing of what is picked can be bought, however the open groups are filled. */
export function isSoldOut(product: Product, picked: Selection): boolean {
  return matchingSkus(product, picked).every(({ stock }) => stock === 0);
}

/** What can be bought instead, nearest to what is picked first. */
export function alternativeSkus(product: Product, picked: Selection, most: number): Sku[] {
  const inStock = product.skus.filter(({ stock }) => stock > 0);
  return byNearness(inStock, picked).slice(0, most);
}

/** The first group in which nothing is picked yet. */
export function firstOpenGroup(product: Product, picked: Selection): Group | undefined {
  return product.spec_groups.find((group) => !picked.has(group.id));
}

/** The names of some values, in the order of the groups. */
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

/** The specification that keeps the most of what is picked; one in stock rather than another. */
function nearest(skus: readonly Sku[], picked: Selection): Sku | undefined {
  return byNearness(skus, picked)[0];
}

/** Of some values those that a specification has, by group and in the groups' order. */
function sharedWith(product: Product, sku: Sku, values: readonly number[]): Selection {
  const wanted = values.filter((value) => sku.value_ids.includes(value));
  return new Map(
    product.spec_groups.flatMap((group) => {
      const value = group.values.find(({ id }) => wanted.includes(id));
      return value === undefined ? [] : [[group.id, value.id] as const];
    }),
  );
}
