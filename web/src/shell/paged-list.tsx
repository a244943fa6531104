import { LIST_LOAD_OFFSET_PX, PULL_HEAD_PX } from '@meridian/sdk';
import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type Key, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ListEnd } from '../ui/list-end.tsx';
import { type ListLayout, listLayouts } from '../ui/list-layout.ts';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { NearEnd } from '../ui/near-end.tsx';
import { PullToRefresh } from '../ui/pull-to-refresh.tsx';
import { type ListShape, VirtualGrid } from '../ui/virtual-grid.tsx';
import { useRefreshBadges } from './badges.ts';
import { FailureNotice } from './failure-notice.tsx';
import { setSight, skipTo, usePagesInSight } from './kept-pages.ts';
import { leftList, rememberList } from './list-memory.ts';
import { pageAt, placesOf } from './list-places.ts';
import { HiddenPageFailure, NextPageFailure, OldListNotice } from './list-trouble.tsx';
import { isOnTheWay, isReturning, leaveScrollAlone } from './scroll-memory.ts';
import { useOnline } from './use-online.ts';
import { type ListOptions, type ListPage, type RowOf, usePages } from './use-pages.ts';

interface PagedListProps<Page extends ListPage, Failure, Name extends QueryKey> {
  /** What the SDK's list factory gives. */
  list: ListOptions<Page, Failure, Name>;
  /** Names the list to screen readers. */
  label: string;
  layout: ListLayout;
  /** Draws a row. `before` is the row above it, for a heading where a group begins. */
  row: (row: RowOf<Page>, place: { index: number; before: RowOf<Page> | undefined }) => ReactNode;
  /** The same boxes before a row is known. */
  skeleton: ReactNode;
  /** What stands where there is nothing: a Notice with one action. */
  empty: ReactNode;
  /** What tells a row from the others, if it has no `id` of its own. */
  keyOf?: (row: RowOf<Page>) => Key;
  /** The page to begin at, and who wants to know which one is in sight: for screens that keep it in the address. */
  page?: number | undefined;
  onPage?: (page: number) => void;
  /** What stands above the rows and is pulled down with them. */
  children?: ReactNode;
}

/** Skeletons below the last row while more are to come: always there, so that nothing jumps when they do. */
const NEXT_CELLS = 2;

/**
 * The one list of the shop. It draws every paged list of the SDK, of any length: skeletons, rows, empty, failed (first
 * and next page), older than wanted, the end; it is pulled down to refresh, asks for the next page 300 px before its end
 * (specification 9) and stands where it was left after history back and after a reload. It scrolls with the page: place
 * it straight into a kept-alive screen, in the screen's own padding, and give it no height.
 *
 *     <PagedList
 *       list={productList({ category_id: 3, sort: 'newest' })}
 *       label={t`Products`}
 *       layout="cards" // 'cards' a grid, 'wide-cards' one of fewer, 'rows' cards below one another, 'lines' without a gap
 *       row={(product, { index }) => <ProductTile product={product} priority={index < 4} />}
 *       skeleton={<ProductCardSkeleton />}
 *       empty={<Notice icon="search" title={<Trans>Nothing found.</Trans>} />}
 *     />
 *
 * Another `list` (other words, another sort) is drawn anew, from its top; `--list-top` is the height of what sticks above
 * it, if that is more than the top bar. What else its answers hold (facets, a summary, the total) comes from
 * `usePages(list)` beside it, without a second call. A heading where a group begins: compare `row` with `before`.
 */
export function PagedList<Page extends ListPage, Failure, Name extends QueryKey>(
  props: PagedListProps<Page, Failure, Name>,
) {
  const hash = hashKey(props.list.queryKey);
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef(hash);
  useLayoutEffect(() => {
    if (drawn.current === hash) return;
    drawn.current = hash;
    const top = box.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) box.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [hash]);
  const { refresh } = usePages(props.list);
  const refreshBadges = useRefreshBadges();
  return (
    <div ref={box} style={{ scrollMarginBlockStart: 'var(--list-top, var(--top-bar))' }}>
      <PullToRefresh headPx={PULL_HEAD_PX} onRefresh={() => Promise.all([refresh(), refreshBadges()])}>
        {/* What chooses another list stays, and keeps the focus. */}
        {props.children}
        {/* Rows, measures and the place in the page belong to one list: none of it is carried into another. */}
        <OneList key={hash} {...props} />
      </PullToRefresh>
    </div>
  );
}

function OneList<Page extends ListPage, Failure, Name extends QueryKey>(props: PagedListProps<Page, Failure, Name>) {
  const { list, label, layout, skeleton, empty } = props;
  const pages = usePages(list);
  const { total = 0, hasNext, isFetching, fetchNext, error, isNextError } = pages;
  const hash = hashKey(list.queryKey);
  const limit = pages.first?.limit ?? 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: how a row is named does not change while the rows stay
  const { rows, starts, keyOf } = useMemo(() => placesOf(pages.pages ?? [], props.keyOf), [pages.pages]);

  const [left] = useState(() => (isReturning() ? leftList(hash) : undefined));
  const [startPage] = useState(() => (left === undefined ? (props.page ?? 1) : 1));
  const wanted = useLength(list, pages.first, left?.rows ?? (startPage > 1 ? startPage * limit : 0));

  const queries = useQueryClient();
  const [sight, setSightPages] = useState<readonly number[]>([1]);
  const look = useCallback(
    (from: number, to: number) => {
      const [first, last] = [pageAt(starts, from), pageAt(starts, to)];
      const next = Array.from({ length: last - first + 1 }, (_, place) => first + place);
      setSight(queries, list.queryKey, next);
      setSightPages((old) => (old[0] === first && old.at(-1) === last ? old : next));
    },
    [queries, list.queryKey, starts],
  );
  const hidden = usePagesInSight(list, pages.pages ?? [], sight);

  // Heights are of use to the layout they were measured in; in another one the list begins at the card that was in sight.
  const [opened, setOpened] = useState<ListLayout | undefined>(left?.layout);
  if (opened !== undefined && opened !== layout) setOpened(undefined);
  const shape = opened === layout ? left : undefined;
  const seen = useRef(left?.first);
  const remember = useCallback(
    (last: ListShape) => {
      if (rows.length > 0) rememberList(hash, { ...last, layout, rows: rows.length });
    },
    [hash, layout, rows.length],
  );
  const cell = (index: number) => {
    const row = rows[index];
    return row === undefined ? skeleton : props.row(row, { index, before: rows[index - 1] });
  };
  useOnline(() => {
    if (isNextError) void fetchNext();
  });

  return (
    <>
      {pages.isPending ? (
        <ListSkeleton layout={layout} count={listLayouts[layout].first} skeleton={skeleton} busy />
      ) : rows.length === 0 && error !== null ? (
        <FailureNotice error={error} onRetry={() => void pages.refetch()} />
      ) : rows.length === 0 ? (
        empty
      ) : (
        <>
          {error !== null && !isNextError && (
            <OldListNotice updatedAt={pages.updatedAt} busy={isFetching} onRetry={() => void pages.refetch()} />
          )}
          {/* Rows have headings of their own: this one keeps their order below the screen's. */}
          <h2 className="sr-only">{label}</h2>
          <VirtualGrid
            // Cells of another shape have other heights: measured anew, from the cell that was in sight.
            key={layout}
            label={label}
            layout={layout}
            count={Math.max(rows.length, wanted)}
            cell={cell}
            keyOf={keyOf}
            isBlank={(index) => rows[index] === undefined}
            total={total}
            busy={isFetching || hidden.isFetching}
            shape={shape}
            onLeave={remember}
            startAt={shape === undefined ? (seen.current ?? (startPage - 1) * limit) : 0}
            onSight={look}
            onJump={leaveScrollAlone}
            onRest={(index) => {
              if (isOnTheWay()) return;
              seen.current = index;
              const page = pageAt(starts, index);
              if (page !== (props.page ?? 1)) props.onPage?.(page);
            }}
          />
          {hidden.error !== null && <HiddenPageFailure error={hidden.error} onRetry={hidden.retry} />}
          {isNextError ? (
            <NextPageFailure error={error} onRetry={() => void fetchNext()} />
          ) : hasNext ? (
            <>
              <NearEnd
                offsetPx={LIST_LOAD_OFFSET_PX}
                length={isFetching ? 0 : rows.length}
                onReach={() => {
                  if (!isFetching) void fetchNext();
                }}
              />
              {/* New boxes for each page: the old ones would count as moved by as much as has come. */}
              <ListSkeleton key={rows.length} layout={layout} count={NEXT_CELLS} skeleton={skeleton} />
            </>
          ) : (
            <ListEnd />
          )}
        </>
      )}
    </>
  );
}

/** Gives a list the length it had when it was left, once it is known again; until then, how long it is to be. */
function useLength<Page extends ListPage>(
  { queryKey }: { queryKey: QueryKey },
  first: Page | undefined,
  behind: number,
): number {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(behind === 0);
  useLayoutEffect(() => {
    if (isOpen || first === undefined) return;
    skipTo<Page>(queries, queryKey, Math.ceil(behind / first.limit));
    setOpen(true);
  }, [isOpen, first, queries, queryKey, behind]);
  return isOpen || first === undefined ? 0 : Math.min(behind, first.total);
}
