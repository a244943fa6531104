import { LIST_LOAD_OFFSET_PX } from '@meridian/sdk';
import type { ReactNode } from 'react';
import { ListEnd } from './list-end.tsx';
import { NextPageError } from './list-errors.tsx';
import type { ListLayout } from './list-layout.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { LoadMoreSentinel } from './load-more-sentinel.tsx';

interface ListFooterProps {
  layout: ListLayout;
  skeleton: ReactNode;
  /** How many rows stand above. */
  length: number;
  hasNext: boolean;
  /** Why the next page did not come, if it was asked for in vain. */
  error: unknown;
  /** The next page is to be asked for. */
  onReach: () => void;
  onRetry: () => void;
}

/** Skeletons below the last row while more are to come: always there, so that nothing jumps when they do. */
const SKELETON_CELLS = 2;

/** What stands below a list's last row: the next page on its way, why it did not come, or that there is none. */
export function ListFooter({ layout, skeleton, length, hasNext, error, onReach, onRetry }: ListFooterProps) {
  if (error !== null) return <NextPageError error={error} onRetry={onRetry} />;
  if (!hasNext) return <ListEnd />;
  return (
    <>
      <LoadMoreSentinel offsetPx={LIST_LOAD_OFFSET_PX} length={length} onReach={onReach} />
      {/* New boxes for each page: the old ones would count as moved by as much as has come. */}
      <ListSkeleton key={length} layout={layout} count={SKELETON_CELLS} skeleton={skeleton} />
    </>
  );
}
