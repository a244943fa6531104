import * as v from 'valibot';
import { reviewFilterSearch } from '../../entities/review/review-filter.ts';
import { optional } from '../../navigation/search-params.ts';

const shopTabs = ['goods', 'new', 'categories', 'reviews', 'about'] as const;

export type ShopTab = (typeof shopTabs)[number];

/** The URL search of a shop: the tab, and the filter of the reviews: `?tab=reviews&stars=4`. */
export const ShopSearch = v.object({
  tab: optional(v.picklist(shopTabs)),
  stars: optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  ...reviewFilterSearch,
});

export type ShopSearch = v.InferOutput<typeof ShopSearch>;
