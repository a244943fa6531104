import type { QueryKey } from '@tanstack/react-query';
import type { ListPage } from '../../list/list-pages.ts';
import { type PagedList, useInfiniteList } from '../../list/use-infinite-list.ts';

interface MonthPage<Month> extends ListPage {
  months: readonly Month[];
}

/** The months of a list (`2026-11`): the server's sums over each whole month, under the filter. */
export function useMonths<
  Month extends { month: string },
  Page extends MonthPage<Month>,
  Failure,
  Name extends QueryKey,
>(list: PagedList<Page, Failure, Name>): ReadonlyMap<string, Page['months'][number]> {
  const { loaded } = useInfiniteList(list);
  return new Map(loaded.flatMap((page) => page?.months.map((sums) => [sums.month, sums] as const) ?? []));
}
