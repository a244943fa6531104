import type { ListParams } from '@meridian/sdk/react';
import { compareMoney, parseMoneyInput } from '@meridian/sdk/rules';
import * as v from 'valibot';
import { Id, optional, Text, Words, Yes } from '../../navigation/search-params.ts';

export const productSorts = ['hot', 'newest', 'price_asc', 'price_desc', 'rate'] as const;
export type ProductSort = (typeof productSorts)[number];

/** An amount as the contract writes it, from whatever a customer or a link writes. */
const Amount = v.pipe(
  Text,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const amount = parseMoneyInput(dataset.value);
    if (amount !== undefined) return amount;
    addIssue({ message: 'not an amount' });
    return NEVER;
  }),
);

/**
 * What a customer looks for, as it stands in the address: `/products?category=3&min=50&stock=true`. Each part that is
 * damaged is left out, the others hold.
 */
export const ProductSearch = v.object({
  q: optional(Words),
  category: optional(Id),
  shop: optional(Id),
  min: optional(Amount),
  max: optional(Amount),
  rate: optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  stock: optional(Yes),
  freight: optional(Yes),
  sort: optional(v.picklist(productSorts)),
});

export type ProductSearch = v.InferOutput<typeof ProductSearch>;

/** The conditions that can be taken back one by one; the two ends of a price are one. */
const facetNames = ['q', 'category', 'shop', 'price', 'rate', 'stock', 'freight'] as const;
export type FacetName = (typeof facetNames)[number];

export function activeFacets(search: ProductSearch): FacetName[] {
  return facetNames.filter((name) =>
    name === 'price' ? search.min !== undefined || search.max !== undefined : search[name] !== undefined,
  );
}

export function withoutFacet(search: ProductSearch, name: FacetName): ProductSearch {
  if (name === 'price') return { ...search, min: undefined, max: undefined };
  return { ...search, [name]: undefined };
}

/** Whether a price range can hold anything. */
export function isRange({ min, max }: Pick<ProductSearch, 'min' | 'max'>): boolean {
  return min === undefined || max === undefined || compareMoney(min, max) <= 0;
}

/** The same search as the contract's parameters; an upper price below the lower one is left out. */
export function listParams(search: ProductSearch): ListParams<'listProducts'> {
  const { q, category, shop, min, max, rate, stock, freight, sort } = search;
  return {
    keyword: q,
    category_id: category,
    shop_id: shop,
    sort,
    filter: {
      price_min: min,
      price_max: isRange(search) ? max : undefined,
      rate_min: rate,
      in_stock: stock,
      free_freight: freight,
    },
  };
}

/**
 * The same search as the address bar writes it: `min=49.99`, not `min="49.99"`. Nothing is computed, so every amount
 * stays exact. A route validates to this, and reads it with `searchOf`.
 */
export function toUrlSearch(search: unknown) {
  const { min, max, ...rest } = fromUrlSearch(search);
  return { ...rest, min: written(min), max: written(max) };
}

/** A search in an address, which may lack any part of it. */
export type ProductUrlSearch = Partial<ReturnType<typeof toUrlSearch>>;

/** What an address asks for, whoever wrote it. */
export function fromUrlSearch(address: unknown): ProductSearch {
  return v.parse(ProductSearch, address);
}

function written(amount: string | undefined): number | undefined {
  return amount === undefined ? undefined : Number(amount);
}
