import type { QueryKey } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { NoMatch } from '../../feedback/no-match.tsx';
import { InfiniteList } from '../../list/infinite-list.tsx';
import type { ListPage, RowOf } from '../../list/list-pages.ts';
import { HeadingSkeleton } from '../../list/list-skeleton.tsx';
import { MonthRow } from '../../list/month-row.tsx';
import { type PagedList, useInfiniteList } from '../../list/use-infinite-list.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RecordRowSkeleton } from './record-row.tsx';

interface RecordPage extends ListPage {
  list: { id: number; created_at: string }[];
  /** The server's sums over each whole month (`2026-11`), under the filter. */
  months: readonly { month: string }[];
}

interface RecordListProps<Page extends RecordPage, Failure, Name extends QueryKey>
  extends ComponentProps<typeof RecordRowSkeleton> {
  list: PagedList<Page, Failure, Name>;
  label: string;
  row: (record: RowOf<Page>) => ReactNode;
  /** Renders the sums of a month below its name. */
  sums: (month: Page['months'][number]) => ReactNode;
  /** Whether a filter may hide records; then an empty list offers `onAll`. */
  isFiltered: boolean;
  onAll: () => void;
  words: {
    noMatch: ReactNode;
    showAll: ReactNode;
    none: ReactNode;
    /** What appears here later. */
    detail: ReactNode;
  };
  /** A link to where the first record comes from. */
  start: ReactNode;
  children: ReactNode;
}

export function RecordList<Page extends RecordPage, Failure, Name extends QueryKey>({
  list,
  row,
  sums,
  hasPicture,
  isFiltered,
  onAll,
  words,
  start,
  ...rest
}: RecordListProps<Page, Failure, Name>) {
  const { loaded } = useInfiniteList(list);
  const months = new Map(loaded.flatMap((page) => page?.months.map((month) => [month.month, month] as const) ?? []));
  return (
    <div className="px-4 pt-1">
      <InfiniteList
        {...rest}
        list={list}
        layout="lines"
        empty={
          isFiltered ? (
            <NoMatch scene="wallet" title={words.noMatch} label={words.showAll} onPress={onAll} />
          ) : (
            <EmptyState scene="wallet" title={words.none} detail={words.detail} action={start} />
          )
        }
        skeleton={<RecordRowSkeleton hasPicture={hasPicture ?? false} />}
        skeletonHeading={
          <>
            <HeadingSkeleton />
            <div className="skeleton mb-1.5 h-2.75 w-1/2" />
          </>
        }
        row={(record, { before, after }) => (
          <MonthRow
            at={record.created_at}
            above={before?.created_at}
            below={after?.created_at}
            months={months}
            sums={sums}
          >
            {row(record)}
          </MonthRow>
        )}
      />
    </div>
  );
}
