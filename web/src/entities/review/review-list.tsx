import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import type { QueryKey } from '@tanstack/react-query';
import type { Key, ReactNode } from 'react';
import { InfiniteList } from '../../list/infinite-list.tsx';
import type { ListPage, RowOf } from '../../list/list-pages.ts';
import { type PagedList, useInfiniteList } from '../../list/use-infinite-list.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Chip } from '../../ui/input/chip.tsx';
import { RemovableChip } from '../../ui/input/removable-chip.tsx';
import { RatingSummary, ReviewCount } from './rating-summary.tsx';
import type { ReviewFilter } from './review-filter.ts';

interface ReviewListProps<
  Page extends ListPage & { summary: Schema<'ReviewSummary'> },
  Failure,
  Name extends QueryKey,
> {
  list: PagedList<Page, Failure, Name>;
  filter: ReviewFilter;
  onFilter: (filter: ReviewFilter) => void;
  /** Renders the content of a review's card. */
  row: (row: RowOf<Page>) => ReactNode;
  keyOf?: (row: RowOf<Page>) => Key;
}

/** An infinite list of reviews, newest first, below their summary; the bars of the histogram and a chip filter it. */
export function ReviewList<
  Page extends ListPage & { summary: Schema<'ReviewSummary'> },
  Failure,
  Name extends QueryKey,
>(props: ReviewListProps<Page, Failure, Name>) {
  const { list, filter, onFilter, row, ...keys } = props;
  const { t } = useLingui();
  const { score, pictured } = filter;
  const { first, total, error } = useInfiniteList(list);
  const summary = first?.summary;
  const text = score === undefined ? undefined : t`${score} of 5 stars`;
  const hasFailed = error !== null && summary === undefined;
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
          title={summary?.count === 0 ? <Trans>No reviews yet</Trans> : <Trans>No review is like that yet.</Trans>}
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
        {summary !== undefined && (
          <RatingSummary summary={summary} score={score} onScore={(next) => onFilter({ ...filter, score: next })} />
        )}
        {summary === undefined && !hasFailed && <div aria-hidden className="skeleton h-63 rounded-card" />}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Chip
            selected={pictured === true}
            count={summary?.with_pictures}
            onSelect={() => onFilter({ ...filter, pictured: pictured ? undefined : true })}
          >
            <Trans>With pictures</Trans>
          </Chip>
          {text !== undefined && (
            <RemovableChip
              label={t`${text}, remove the filter`}
              onRemove={() => onFilter({ ...filter, score: undefined })}
            >
              {text}
            </RemovableChip>
          )}
          {summary !== undefined && total !== undefined && <ReviewCount shown={total} total={summary.count} />}
        </div>
      </div>
    </InfiniteList>
  );
}
