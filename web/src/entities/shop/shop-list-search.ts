import * as v from 'valibot';
import { optional, SearchQuery } from '../../navigation/search-params.ts';

export const shopSorts = ['fans', 'sales', 'rate'] as const;
export type ShopSort = (typeof shopSorts)[number];

/** A shop search as in the URL; invalid parts are ignored (R2.12). */
export const ShopListSearch = v.object({ q: optional(SearchQuery), sort: optional(v.picklist(shopSorts)) });
