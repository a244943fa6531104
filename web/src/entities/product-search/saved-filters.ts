import * as v from 'valibot';
import { createPersistedStore } from '../../storage/persisted-store.ts';
import { ProductSearch } from './product-search.ts';

const MOST = 12;

const SavedFilter = v.object({
  search: ProductSearch,
  /** The shop's name when it was saved; everything else is said in the language in use. */
  shop: v.nullable(v.object({ id: v.number(), name: v.string() })),
});

export type SavedFilter = v.InferOutput<typeof SavedFilter>;

/** The filters that are kept on this device, the newest first. */
export const savedFilters = createPersistedStore<readonly SavedFilter[]>('meridian.filters', v.array(SavedFilter), []);

export const nameOf = ({ search }: SavedFilter): string => JSON.stringify(v.parse(ProductSearch, search));

/** Saved once, however often it is saved; the oldest gives way. */
export function saveFilter(filter: SavedFilter): void {
  const others = savedFilters.current().filter((other) => nameOf(other) !== nameOf(filter));
  savedFilters.set([filter, ...others].slice(0, MOST));
}

export function removeFilter(filter: SavedFilter): void {
  savedFilters.set(savedFilters.current().filter((other) => nameOf(other) !== nameOf(filter)));
}
