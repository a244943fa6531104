import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import type { QueryKey } from '@tanstack/react-query';
import { type Key, type ReactNode, useState } from 'react';
import { InfiniteList } from '../../list/infinite-list.tsx';
import type { ListPage, RowOf } from '../../list/list-pages.ts';
import { type PagedList, useInfiniteList } from '../../list/use-infinite-list.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RatingSummary, ReviewCount } from './rating-summary.tsx';
import type { ReviewFilter } from './review-filter.ts';
import { ReviewFilters } from './review-filters.tsx';

interface ReviewListProps<
  Page extends ListPage & { summary: Schema<'ReviewSummary'> },
  Failure,
  Name extends QueryKey,
> {
  list: PagedList<Page, Failure, Name>;
  filter: ReviewFilter;
  onFilter: (filter: ReviewFilter) => void;
  /** Renders the content of a review card. */
  row: (row: RowOf<Page>) => ReactNode;
  keyOf?: (row: RowOf<Page>) => Key;
}

/** An infinite list of reviews below their summary, with search, sorting and filters. */
export function ReviewList<
  Page extends ListPage & { summary: Schema<'ReviewSummary'> },
  Failure,
  Name extends QueryKey,
>(props: ReviewListProps<Page, Failure, Name>) {
  const { list, filter, onFilter, row, ...keys } = props;
  const { t } = useLingui();
  const { first, total, error } = useInfiniteList(list);
  // The summary does not depend on the filters: keep it while another list loads.
  const [shown, setShown] = useState(first?.summary);
  if (first !== undefined && first.summary !== shown) setShown(first.summary);
  const summary = first?.summary ?? shown;
  return (
    <InfiniteList
      {...keys}
      list={list}
      label={t`Reviews`}
      layout="rows"
      row={(review) => <div className="rounded-card bg-card p-4">{row(review)}</div>}
      skeleton={<div className="skeleton h-32 rounded-card" />}
      empty={
        <EmptyState
          icon="star"
          title={summary?.count === 0 ? <Trans>No reviews yet</Trans> : <Trans>No reviews match.</Trans>}
          action={
            summary?.count !== 0 && (
              <Button size="medium" variant="quiet" onClick={() => onFilter({})}>
                <Trans>Show all reviews</Trans>
              </Button>
            )
          }
        />
      }
    >
      <div className="flex flex-col gap-3 pb-3">
        {summary === undefined && error === null && <ReviewHeadSkeleton />}
        {summary !== undefined && <RatingSummary summary={summary} />}
        {summary !== undefined && summary.count > 0 && (
          <>
            <ReviewFilters summary={summary} filter={filter} onFilter={onFilter} />
            <div className="min-h-5">{total !== undefined && <ReviewCount shown={total} total={summary.count} />}</div>
          </>
        )}
      </div>
    </InfiniteList>
  );
}

function ReviewHeadSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-3">
      <div className="skeleton h-38 rounded-card" />
      <div className="skeleton h-11 rounded-full" />
      <div className="skeleton h-9 rounded-full" />
      <div className="h-5" />
    </div>
  );
}
