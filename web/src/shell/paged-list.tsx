import { LIST_LOAD_OFFSET_PX, PULL_HEAD_PX } from '@meridian/sdk';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { type Key, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ListEnd } from '../ui/list-end.tsx';
import { type ListLayout, listLayouts } from '../ui/list-layout.ts';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { NearEnd } from '../ui/near-end.tsx';
import { PullToRefresh } from '../ui/pull-to-refresh.tsx';
import { type ListShape, VirtualGrid } from '../ui/virtual-grid.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { rememberList, takeLeftList } from './list-memory.ts';
import { NextPageFailure, OldListNotice } from './list-trouble.tsx';
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

/** A list that was left with more rows than this starts from its top again after a reload. */
const MOST_RESTORED = 2000;

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
 *       layout="cards" // 'cards' a grid, 'rows' cards below one another, 'lines' without a gap
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
  return (
    <div ref={box} style={{ scrollMarginBlockStart: 'var(--list-top, var(--top-bar))' }}>
      {/* Rows, measures and the place in the page belong to one list: none of it is carried into another. */}
      <OneList key={hash} {...props} />
    </div>
  );
}

function OneList<Page extends ListPage, Failure, Name extends QueryKey>(props: PagedListProps<Page, Failure, Name>) {
  const { list, label, layout, skeleton, empty, children } = props;
  const pages = usePages(list);
  const { rows, total = 0, hasNext, isFetching, fetchNext, error, isNextError } = pages;
  const hash = hashKey(list.queryKey);
  const [left] = useState(() => takeLeftList(hash));
  const limit = pages.first?.limit ?? 1;
  const [startPage] = useState(() => (left === undefined ? (props.page ?? 1) : 1));
  const behind = left?.rows ?? (startPage > 1 ? startPage * limit : 0);
  const wanted = hasNext && !isNextError && behind <= MOST_RESTORED ? Math.min(behind, total) : 0;

  // A list that was left further down gets its pages back, one after the other, while skeletons keep its length.
  const isBehind = rows.length < wanted && !isFetching;
  useEffect(() => {
    if (isBehind) void fetchNext();
  }, [isBehind, fetchNext]);

  const seen = useRef<number>(undefined);
  const keyOf = useRowKey(rows, props.keyOf);
  const remember = useCallback(
    (shape: ListShape) => {
      if (rows.length > 0) rememberList(hash, { ...shape, rows: rows.length });
    },
    [hash, rows.length],
  );
  const cell = (index: number) => {
    const row = rows[index];
    return row === undefined ? skeleton : props.row(row, { index, before: rows[index - 1] });
  };

  return (
    <PullToRefresh headPx={PULL_HEAD_PX} onRefresh={pages.refresh}>
      {children}
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
            total={total}
            busy={isFetching}
            shape={left}
            onLeave={remember}
            startAt={seen.current ?? (startPage - 1) * limit}
            onRest={(index) => {
              seen.current = index;
              const page = Math.floor(index / limit) + 1;
              if (page !== (props.page ?? 1)) props.onPage?.(page);
            }}
          />
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
    </PullToRefresh>
  );
}

/** Rows are known by their id; the places of rows that have not come yet by their number. */
function useRowKey<Row>(rows: readonly Row[], keyOf: ((row: Row) => Key) | undefined): (index: number) => Key {
  // biome-ignore lint/correctness/useExhaustiveDependencies: how a row is named does not change while the rows stay
  return useCallback(
    (index: number) => {
      const row = rows[index];
      if (row === undefined) return `place ${index}`;
      if (keyOf !== undefined) return keyOf(row);
      return typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : `row ${index}`;
    },
    [rows],
  );
}
