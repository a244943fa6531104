import * as v from 'valibot';
import { optional, Words } from '../../navigation/search-params.ts';

export const shopSorts = ['fans', 'sales', 'rate'] as const;
export type ShopSort = (typeof shopSorts)[number];

/** A shop search as in the URL; invalid parts are ignored (R2.12). */
export const ShopListSearch = v.object({ q: optional(Words), sort: optional(v.picklist(shopSorts)) });
