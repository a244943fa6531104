import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import type { ListPage } from '../../list/list-pages.ts';
import { type PagedList, useInfiniteList } from '../../list/use-infinite-list.ts';

/** The month of a time in the device's time zone, `2026-11`. */
export const monthOf = (time: string): string => {
  const at = new Date(time);
  return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}`;
};

interface MonthPage<Month> extends ListPage {
  months: readonly Month[];
}

/** The months of a list: the server's sums over each whole month, under the filter. */
export function useMonths<
  Month extends { month: string },
  Page extends MonthPage<Month>,
  Failure,
  Name extends QueryKey,
>(list: PagedList<Page, Failure, Name>): ReadonlyMap<string, Page['months'][number]> {
  const { loaded } = useInfiniteList(list);
  return new Map(loaded.flatMap((page) => page?.months.map((sums) => [sums.month, sums] as const) ?? []));
}

interface MonthHeadingProps<Month> {
  /** Any time in the month. */
  at: string;
  months: ReadonlyMap<string, Month>;
  /** Renders the month's sums. */
  sums: (month: Month) => ReactNode;
}

export function MonthHeading<Month>({ at, months, sums }: MonthHeadingProps<Month>) {
  const { month: nameOf } = useFormats();
  const key = monthOf(at);
  const month = months.get(key);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h3 className="text-14 font-semibold first-letter:uppercase">{nameOf(key)}</h3>
      <p className="tabular text-12 text-ink-2">{month !== undefined && sums(month)}</p>
    </div>
  );
}
