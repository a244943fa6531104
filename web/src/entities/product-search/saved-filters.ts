import * as v from 'valibot';
import { createPersistedList } from '../../storage/persisted-list.ts';
import { ProductSearch } from './product-search.ts';

const SavedFilter = v.object({
  search: ProductSearch,
  /** The shop's name when it was saved; everything else is said in the language in use. */
  shop: v.nullable(v.object({ id: v.number(), name: v.string() })),
});

export type SavedFilter = v.InferOutput<typeof SavedFilter>;

/** Two filters are the same when they look for the same. */
export const savedFilterKey = ({ search }: SavedFilter): string => JSON.stringify(v.parse(ProductSearch, search));

/** The filters that a visitor, or a customer, keeps on this device. */
export const savedFilters = createPersistedList('filters', SavedFilter, { keyOf: savedFilterKey, maxLength: 12 });
