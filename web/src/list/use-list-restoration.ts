import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { isRestoring } from '../navigation/scroll-restoration.ts';
import type { ListLayout } from './list-layout.ts';
import { savedListState, saveListState } from './list-restoration.ts';
import type { ListShape } from './use-grid-rows.ts';
import type { ListPage } from './use-infinite-list.ts';
import { skipTo } from './visible-pages.ts';

interface ListNow<Page> {
  layout: ListLayout;
  /** The page to begin at, if the list is not one that was left before. */
  page: number;
  /** Its first page, once that has come. */
  first: Page | undefined;
  /** How many rows it has by now. */
  rows: number;
}

/**
 * Where a list begins: as it was left, after history back and after a reload, else at the page that was asked for. It is
 * as long from the start as it is to be, and remembers how it stands when it is left.
 */
export function useListRestoration<Page extends ListPage>(
  { queryKey }: { queryKey: QueryKey },
  { layout, page, first, rows }: ListNow<Page>,
) {
  const hash = hashKey(queryKey);
  const limit = first?.limit ?? 1;
  const [left] = useState(() => (isRestoring() ? savedListState(hash) : undefined));
  const [startPage] = useState(() => (left === undefined ? page : 1));
  const length = useLength(queryKey, first, left?.rows ?? (startPage > 1 ? startPage * limit : 0));

  // Heights are of use to the layout they were measured in; in another one the list begins at the card that was in sight.
  const [opened, setOpened] = useState<ListLayout | undefined>(left?.layout);
  if (opened !== undefined && opened !== layout) setOpened(undefined);
  const shape = opened === layout ? left : undefined;
  const seen = useRef(left?.first);
  const leave = useCallback(
    (last: ListShape) => {
      if (rows > 0) saveListState(hash, { ...last, layout, rows });
    },
    [hash, layout, rows],
  );
  return {
    /** How many rows it is to have, those among them that have not come yet; 0 while that is not known. */
    length,
    /** How high its rows stood, if that still holds. */
    shape,
    /** The cell to begin at, if no shape says so. */
    startAt: shape === undefined ? (seen.current ?? (startPage - 1) * limit) : 0,
    leave,
    /** Tells the first cell in sight, once the page has come to rest. */
    rest: (index: number) => {
      seen.current = index;
    },
  };
}

/** Gives a list the length it had when it was left, once its first page is known; until then, how long it is to be. */
function useLength<Page extends ListPage>(queryKey: QueryKey, first: Page | undefined, behind: number): number {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(behind === 0);
  useLayoutEffect(() => {
    if (isOpen || first === undefined) return;
    skipTo<Page>(queries, queryKey, Math.ceil(behind / first.limit));
    setOpen(true);
  }, [isOpen, first, queries, queryKey, behind]);
  return isOpen || first === undefined ? 0 : Math.min(behind, first.total);
}
