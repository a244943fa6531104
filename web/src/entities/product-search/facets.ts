import type { ProductSearch } from './product-search.ts';

/** The filters that can be removed one by one; both ends of a price range are one filter. */
const facetNames = ['q', 'category', 'shop', 'collection', 'price', 'rate', 'stock', 'freight'] as const;
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
