import * as v from 'valibot';
import { createPersistedStore } from '../../storage/persisted-store.ts';
import { ProductSearch } from './product-search.ts';

const MAX_FILTERS = 12;

const SavedFilter = v.object({
  search: ProductSearch,
  /** The shop's name at that time; every other label follows the language in use. */
  shop: v.nullable(v.object({ id: v.number(), name: v.string() })),
});

export type SavedFilter = v.InferOutput<typeof SavedFilter>;

/** The filters saved on this device, newest first. */
export const savedFilters = createPersistedStore<readonly SavedFilter[]>('meridian.filters', v.array(SavedFilter), []);

/** Identifies a filter by what it searches. */
export const filterKey = ({ search }: SavedFilter): string => JSON.stringify(v.parse(ProductSearch, search));

/** Saves a filter once, however often it is called; beyond the limit the oldest is dropped. */
export function saveFilter(filter: SavedFilter): void {
  const others = savedFilters.current().filter((other) => filterKey(other) !== filterKey(filter));
  savedFilters.set([filter, ...others].slice(0, MAX_FILTERS));
}

export function removeFilter(filter: SavedFilter): void {
  savedFilters.set(savedFilters.current().filter((other) => filterKey(other) !== filterKey(filter)));
}
