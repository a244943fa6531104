import { hashKey, type QueryKey } from '@tanstack/react-query';
import {
  type Key,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ErrorState } from '../feedback/error-state.tsx';
import { isScrollPending, skipScrollRestoration } from '../navigation/scroll-restoration.ts';
import { PageErrorBanner, StaleListBanner } from './list-errors.tsx';
import { ListFooter } from './list-footer.tsx';
import { type ListLayout, listLayouts } from './list-layout.ts';
import { hasPageAfter, type ListPage, pageAt, pageCount, type RowOf, rowPositions } from './list-pages.ts';
import { useListRestoration } from './list-restoration.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { useOnScreenRefresh } from './refreshed-lists.ts';
import { type PagedList, useInfiniteList } from './use-infinite-list.ts';
import { VirtualGrid } from './virtual-grid.tsx';

interface RowContext<Row> {
  index: number;
  before: Row | undefined;
  after: Row | undefined;
}

interface InfiniteListProps<Page extends ListPage, Failure, Name extends QueryKey> {
  /** The `pages` of one of the SDK's list factories. */
  list: PagedList<Page, Failure, Name>;
  label: string;
  layout: ListLayout;
  /** Renders a row. `before` and `after` are the rows above and below it, for groups (month-row.tsx). */
  row: (row: RowOf<Page>, context: RowContext<RowOf<Page>>) => ReactNode;
  skeleton: ReactNode;
  /** Shown above the first skeleton, in lists with group headings. */
  skeletonHeading?: ReactNode;
  /** Shown for an empty list: an EmptyState with one action. */
  empty: ReactNode;
  /** The key of a row that has no `id`. */
  keyOf?: (row: RowOf<Page>) => Key;
  /** The page to start at, and a callback with the visible page, for screens that keep it in the URL. */
  page?: number | undefined;
  onPage?: (page: number) => void;
  /** Whether a removed row fades out and the rows below close up, for lists whose rows move on. */
  animatesRemoval?: boolean;
  children?: ReactNode;
}

/**
 * Renders any paged list of the SDK, of any length: skeletons, rows, empty state, errors (of the first and of later
 * pages), stale data, the end. It restarts when its screen is pulled down, loads the next page 300 px before its end
 * (R9.04), and restores its position after history back and a reload. It scrolls with the page: place it directly in a
 * kept-alive screen, within the screen's padding, without a height.
 *
 *     <InfiniteList
 *       list={productList.pages({ category_id: 3, sort: 'newest' })}
 *       label={t`Products`}
 *       layout="cards" // or 'wide-cards', 'rows', 'lines' (list-layout.ts)
 *       row={(product, { index }) => <ProductTile product={product} priority={index < 4} />}
 *       skeleton={<ProductCardSkeleton />}
 *       empty={<EmptyState icon="search" title={<Trans>Nothing found.</Trans>} />}
 *     />
 *
 * A different `list` (another query, another sort) is rendered from its top. `--list-top` is the height of the sticky
 * elements above the list, if they are taller than the top bar. The rest of the responses (facets, a summary, the total)
 * is available from `useInfiniteList(list)`, without a second request. For rows in groups by month, use MonthRow.
 */
export function InfiniteList<Page extends ListPage, Failure, Name extends QueryKey>(
  props: InfiniteListProps<Page, Failure, Name>,
) {
  const hash = hashKey(props.list(1).queryKey);
  const box = useRef<HTMLDivElement>(null);
  const shownHash = useRef(hash);
  useLayoutEffect(() => {
    if (shownHash.current === hash) return;
    shownHash.current = hash;
    const top = box.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) box.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [hash]);
  const [refreshes, setRefreshes] = useState(0);
  const { refresh } = useInfiniteList(props.list);
  useOnScreenRefresh(() => {
    setRefreshes(refreshes + 1);
    void refresh();
  });
  return (
    <div ref={box} style={{ scrollMarginBlockStart: 'var(--list-top, var(--top-bar))' }}>
      {/* Outside of the keyed rows, so that controls that select another list keep their state and the focus. */}
      {props.children}
      {/* Keyed: rows, measurements and scroll position belong to one list. */}
      <ListRows key={hash} {...props} hash={hash} refreshes={refreshes} />
    </div>
  );
}

interface ListRowsProps<Page extends ListPage, Failure, Name extends QueryKey>
  extends InfiniteListProps<Page, Failure, Name> {
  hash: string;
  /** How often the list was refreshed by pulling. */
  refreshes: number;
}

function ListRows<Page extends ListPage, Failure, Name extends QueryKey>(props: ListRowsProps<Page, Failure, Name>) {
  const { list, hash, label, layout, skeleton, skeletonHeading, empty, page = 1, onPage, refreshes } = props;
  const pages = useInfiniteList(list);
  const { loaded, first, total = 0, isFetching, error, failed, setVisible } = pages;
  const { limit = 1 } = first ?? {};
  const restoration = useListRestoration(hash, layout, page);
  // A refresh reduces the list to one page.
  const [refreshesBefore] = useState(refreshes);
  const count = pageCount(loaded, refreshes === refreshesBefore ? restoration.startPages : 1, { limit, total });
  // biome-ignore lint/correctness/useExhaustiveDependencies: keyOf does not change while the rows are the same
  const { rows, starts, keyOf } = useMemo(
    () =>
      rowPositions(
        Array.from({ length: count }, (_, index) => loaded[index]),
        { limit, total },
        props.keyOf,
      ),
    [loaded, count, limit, total],
  );
  const onVisible = useCallback(
    (from: number, to: number) => setVisible(pageAt(starts, from), pageAt(starts, to)),
    [setVisible, starts],
  );
  const onRest = (index: number) => {
    if (isScrollPending()) return;
    restoration.setFirstVisible(index);
    const visiblePage = pageAt(starts, index);
    if (visiblePage !== page) onPage?.(visiblePage);
  };
  const cell = (index: number) => {
    const row = rows[index];
    return row === undefined ? skeleton : props.row(row, { index, before: rows[index - 1], after: rows[index + 1] });
  };

  // The skeletons stay until the first rows are rendered, interruptibly.
  const wasPending = useDeferredValue(pages.isPending);
  if (pages.isPending || wasPending) {
    const { skeletonCount } = listLayouts[layout];
    return <ListSkeleton layout={layout} count={skeletonCount} skeleton={skeleton} heading={skeletonHeading} busy />;
  }
  if (rows.length === 0) return error === null ? empty : <ErrorState error={error} onRetry={() => pages.retry(1)} />;
  const failedBelow = failed.filter((number) => number > 1);
  const [failedPage] = failedBelow;
  return (
    <>
      {error !== null && (
        <StaleListBanner updatedAt={pages.updatedAt} busy={isFetching} onRetry={() => pages.retry(...failed)} />
      )}
      {/* Rows have their own headings; this one keeps the heading levels in order. */}
      <h2 className="sr-only">{label}</h2>
      <VirtualGrid
        // Cells have other heights in another layout, and are measured again.
        key={layout}
        label={label}
        layout={layout}
        count={rows.length}
        cell={cell}
        keyOf={keyOf}
        isPlaceholder={(index) => rows[index] === undefined}
        total={total}
        busy={isFetching}
        animatesRemoval={props.animatesRemoval ?? false}
        geometry={restoration.geometry}
        onLeave={(geometry) => restoration.saveGeometry(geometry, count)}
        startAt={restoration.startAt(limit)}
        onVisible={onVisible}
        onJump={skipScrollRestoration}
        onRest={onRest}
      />
      {failedPage !== undefined && (
        <PageErrorBanner error={pages.errorOf(failedPage)} onRetry={() => pages.retry(...failedBelow)} />
      )}
      <ListFooter
        layout={layout}
        skeleton={skeleton}
        length={rows.length}
        hasNext={hasPageAfter(loaded, count, { limit, total })}
        error={pages.errorOf(count + 1)}
        onReach={() => pages.fetchPage(count + 1)}
        onRetry={() => pages.retry(count + 1)}
      />
    </>
  );
}
