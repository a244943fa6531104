import { hotProductList, productList } from '@meridian/sdk/react';
import * as v from 'valibot';
import { productSorts } from '../../entities/product-search/product-search.ts';
import { Id, optional } from '../../navigation/search-params.ts';

const periods = ['day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

/** The highest page number (contract, Page). */
const MAX_PAGE = 100_000;

/** The URL search of Explore. Without `list`, it shows products. Invalid parts are ignored (R2.12). */
export const ExploreSearch = v.object({
  category: optional(Id),
  list: optional(v.picklist(['hot', 'new', 'deals', 'shops'])),
  sort: optional(v.picklist([...productSorts, 'fans', 'sales'])),
  period: optional(v.picklist(periods)),
  page: optional(v.pipe(Id, v.maxValue(MAX_PAGE))),
});

export type ExploreSearch = v.InferOutput<typeof ExploreSearch>;
export type ExploreList = 'products' | NonNullable<ExploreSearch['list']>;

export const RankingSearch = v.object({ category: optional(Id), period: optional(v.picklist(periods)) });

export type RankingSearch = v.InferOutput<typeof RankingSearch>;

/** Returns the requested sort order, or the first one if the requested one belongs to another list. */
export function sortOrDefault<Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
  requested: string | undefined,
): Sort {
  return sorts.find((sort) => sort === requested) ?? sorts[0];
}

/** The order of the products that Explore shows. */
export const productSort = ({ list, sort }: ExploreSearch) =>
  list === 'new' ? 'newest' : sortOrDefault(productSorts, sort);

/** The products that Explore shows, of a category or of all. */
export const productsOf = (search: ExploreSearch) =>
  productList.pages({ category_id: search.category, sort: productSort(search) });

/** The period of the best-selling products. */
export const rankingPeriod = ({ period = 'week' }: RankingSearch): Period => period;

/** The best-selling products of a category or of all, in a period. */
export const rankingOf = (search: RankingSearch) =>
  hotProductList.pages({ category_id: search.category, period: rankingPeriod(search) });

let kept: ExploreSearch = {};

/** The search that the tab shows and leads back to: the tab itself links to a URL without a search (R2.07). */
export const keptSearch = () => kept;

export function keepSearch(search: ExploreSearch): void {
  kept = search;
}
