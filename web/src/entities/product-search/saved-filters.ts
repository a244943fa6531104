import * as v from 'valibot';
import { createPersistedList } from '../../storage/persisted-list.ts';
import { ProductSearch } from './product-search.ts';

const SavedFilter = v.object({
  search: ProductSearch,
  /** The shop's name when the filter was saved; all other labels follow the current language. */
  shop: v.nullable(v.object({ id: v.number(), name: v.string() })),
});

export type SavedFilter = v.InferOutput<typeof SavedFilter>;

export const filterKey = ({ search }: SavedFilter): string => JSON.stringify(v.parse(ProductSearch, search));

/** The filters that a visitor or a customer has saved on this device. */
export const savedFilters = createPersistedList('filters', SavedFilter, { keyOf: filterKey, maxLength: 12 });
