import * as v from 'valibot';
import { createDeviceStore } from '../../shell/device-store.ts';
import { ProductSearch } from './product-search.ts';

const MOST = 12;

const SavedFilter = v.object({
  search: ProductSearch,
  /** The shop's name when it was saved; everything else is said in the language in use. */
  shop: v.nullable(v.object({ id: v.number(), name: v.string() })),
});

export type SavedFilter = v.InferOutput<typeof SavedFilter>;

/** The filters that are kept on this device, the newest first. */
export const savedFilters = createDeviceStore<readonly SavedFilter[]>('meridian.filters', v.array(SavedFilter), []);

export const nameOf = ({ search }: SavedFilter): string => JSON.stringify(v.parse(ProductSearch, search));

/** Saved once, however often it is saved; the oldest gives way. */
export function saveFilter(filter: SavedFilter): void {
  const others = savedFilters.current().filter((other) => nameOf(other) !== nameOf(filter));
  savedFilters.set([filter, ...others].slice(0, MOST));
}

export function forgetFilter(filter: SavedFilter): void {
  savedFilters.set(savedFilters.current().filter((other) => nameOf(other) !== nameOf(filter)));
}
