import * as v from 'valibot';
import { optional, Words } from '../../navigation/search-params.ts';

export const shopSorts = ['fans', 'sales', 'rate'] as const;
export type ShopSort = (typeof shopSorts)[number];

/** What shops are searched for, and how those found are sorted; a damaged part is left out. */
export const ShopListSearch = v.object({ q: optional(Words), sort: optional(v.picklist(shopSorts)) });
