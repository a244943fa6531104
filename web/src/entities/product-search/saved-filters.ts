import * as v from 'valibot';
import { createPersistedList } from '../../storage/persisted-list.ts';
import { ProductSearch } from './product-search.ts';

const SavedFilter = v.object({
  search: ProductSearch,
  /** The shop's name at that time; every other label follows the language in use. */
  shop: v.nullable(v.object({ id: v.number(), name: v.string() })),
});

export type SavedFilter = v.InferOutput<typeof SavedFilter>;

/** Identifies a filter by what it searches. */
export const filterKey = ({ search }: SavedFilter): string => JSON.stringify(v.parse(ProductSearch, search));

/** The filters that a visitor, or a customer, saved on this device. */
export const savedFilters = createPersistedList('filters', SavedFilter, { keyOf: filterKey, maxLength: 12 });
