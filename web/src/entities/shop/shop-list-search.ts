import { shopList } from '@meridian/sdk/react';
import * as v from 'valibot';
import { optional } from '../../navigation/search-params.ts';
import { AnyQuery } from '../product-search/search-query.ts';

export const shopSorts = ['fans', 'sales', 'rate'] as const;
export type ShopSort = (typeof shopSorts)[number];

/** A shop search in the URL; invalid parts are ignored (R2.12). */
export const ShopListSearch = v.object({ q: optional(AnyQuery), sort: optional(v.picklist(shopSorts)) });

/** The shops in an order: all, or those with these words in their name or their products. */
export const shopsOf = (sort: ShopSort, query?: string) => shopList.pages({ keyword: query, sort });
