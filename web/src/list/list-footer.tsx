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
  length: number;
  hasNext: boolean;
  /** The error of the next page, or null. */
  error: unknown;
  /** Called when the next page should be loaded. */
  onReach: () => void;
  onRetry: () => void;
}

/** Skeletons below the last row, always rendered while there are more pages, so that the layout does not shift. */
const SKELETON_CELLS = 2;

/** The area below a list's last row: the skeleton of the next page, its error, or the end of the list. */
export function ListFooter({ layout, skeleton, length, hasNext, error, onReach, onRetry }: ListFooterProps) {
  if (error !== null) return <NextPageError error={error} onRetry={onRetry} />;
  if (!hasNext) return <ListEnd />;
  return (
    <>
      <LoadMoreSentinel offsetPx={LIST_LOAD_OFFSET_PX} revision={length} onReach={onReach} />
      {/* Keyed: if a new page moved the same elements down, it would count as a layout shift. */}
      <ListSkeleton key={length} layout={layout} count={SKELETON_CELLS} skeleton={skeleton} />
    </>
  );
}
