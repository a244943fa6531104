import { PULL_HEAD_PX } from '@meridian/sdk';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { type Key, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { ErrorState } from '../feedback/error-state.tsx';
import { isScrollPending, skipScrollRestoration } from '../navigation/scroll-restoration.ts';
import { useRefreshBadges } from '../session/badges.ts';
import { PageErrorBanner, StaleListBanner } from './list-errors.tsx';
import { ListFooter } from './list-footer.tsx';
import { type ListLayout, listLayouts } from './list-layout.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { PullToRefresh } from './pull-to-refresh.tsx';
import { pageAt, rowPositions } from './row-positions.ts';
import { type ListOptions, type ListPage, type RowOf, useInfiniteList } from './use-infinite-list.ts';
import { useListRestoration } from './use-list-restoration.ts';
import { VirtualGrid } from './virtual-grid.tsx';
import { usePagesInSight } from './visible-pages.ts';

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
  /** What stands above the first of them, in lists that are divided by headings. */
  skeletonHead?: ReactNode;
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
export function InfiniteList<Page extends ListPage, Failure, Name extends QueryKey>(
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
  const { refresh } = useInfiniteList(props.list);
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
  const { list, label, layout, skeleton, skeletonHead, empty, page = 1, onPage } = props;
  const pages = useInfiniteList(list);
  const { total = 0, isFetching, error, isNextError } = pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: how a row is named does not change while the rows stay
  const { rows, starts, keyOf } = useMemo(() => rowPositions(pages.pages ?? [], props.keyOf), [pages.pages]);
  const { length, shape, startAt, leave, rest } = useListRestoration(list, {
    layout,
    page,
    first: pages.first,
    rows: rows.length,
  });
  const inSight = usePagesInSight(list, pages.pages ?? [], starts);
  const restAtCell = (index: number) => {
    if (isScrollPending()) return;
    rest(index);
    const reached = pageAt(starts, index);
    if (reached !== page) onPage?.(reached);
  };
  const cell = (index: number) => {
    const row = rows[index];
    return row === undefined ? skeleton : props.row(row, { index, before: rows[index - 1] });
  };

  if (pages.isPending) {
    const { first } = listLayouts[layout];
    return <ListSkeleton layout={layout} count={first} skeleton={skeleton} head={skeletonHead} busy />;
  }
  if (rows.length === 0) {
    return error === null ? empty : <ErrorState error={error} onRetry={() => void pages.refetch()} />;
  }
  return (
    <>
      {error !== null && !isNextError && (
        <StaleListBanner updatedAt={pages.updatedAt} busy={isFetching} onRetry={() => void pages.refetch()} />
      )}
      {/* Rows have headings of their own: this one keeps their order below the screen's. */}
      <h2 className="sr-only">{label}</h2>
      <VirtualGrid
        // Cells of another shape have other heights: measured anew, from the cell that was in sight.
        key={layout}
        label={label}
        layout={layout}
        count={Math.max(rows.length, length)}
        cell={cell}
        keyOf={keyOf}
        isBlank={(index) => rows[index] === undefined}
        total={total}
        busy={isFetching || inSight.isFetching}
        shape={shape}
        onLeave={leave}
        startAt={startAt}
        onSight={inSight.look}
        onJump={skipScrollRestoration}
        onRest={restAtCell}
      />
      {inSight.error !== null && <PageErrorBanner error={inSight.error} onRetry={inSight.retry} />}
      <ListFooter
        layout={layout}
        skeleton={skeleton}
        length={rows.length}
        hasNext={pages.hasNext}
        isFetching={isFetching}
        failure={isNextError ? error : null}
        fetchNext={pages.fetchNext}
      />
    </>
  );
}
