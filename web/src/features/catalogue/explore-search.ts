import * as v from 'valibot';
import { productSorts } from '../../entities/product-search/product-search.ts';
import { Id, optional } from '../../navigation/search-params.ts';

const exploreLists = ['products', 'hot', 'new', 'shops'] as const;
export type ExploreList = (typeof exploreLists)[number];

export const periods = ['day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

/** The last page that can be asked for (contract, Page). */
const MOST_PAGES = 100_000;

/** What Explore shows, as it stands in the address; without `list`, products. A damaged part is left out. */
export const ExploreSearch = v.object({
  category: optional(Id),
  list: optional(v.picklist(['hot', 'new', 'shops'])),
  sort: optional(v.picklist([...productSorts, 'fans', 'sales'])),
  period: optional(v.picklist(periods)),
  page: optional(v.pipe(Id, v.maxValue(MOST_PAGES))),
});

export type ExploreSearch = v.InferOutput<typeof ExploreSearch>;

/** What the ranking shows: of which category, of which time. */
export const RankingSearch = v.object({ category: optional(Id), period: optional(v.picklist(periods)) });

export type RankingSearch = v.InferOutput<typeof RankingSearch>;

/** The one of `choices` that was asked for; the first if another list's was. */
export function chosen<Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  asked: string | undefined,
): Choice {
  return choices.find((choice) => choice === asked) ?? choices[0];
}
