import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type ListLayout, listLayouts } from './list-layout.ts';

interface ListSkeletonProps {
  layout: ListLayout;
  count: number;
  /** The boxes of one cell. */
  skeleton: ReactNode;
  /** What stands above the first cell, in lists that are divided by headings. */
  head?: ReactNode;
  /** Stands alone, and says that something is on its way. */
  busy?: boolean;
}

/** The cells of a list before they are known. */
export function ListSkeleton({ layout, count, skeleton, head, busy = false }: ListSkeletonProps) {
  return (
    <div className={listLayouts[layout].look} role={busy ? 'status' : undefined} aria-busy={busy || undefined}>
      {busy && (
        <span className="sr-only">
          <Trans>Loading</Trans>
        </span>
      )}
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells one from the other
        <div key={place} aria-hidden>
          {place === 0 && head}
          {skeleton}
        </div>
      ))}
    </div>
  );
}
