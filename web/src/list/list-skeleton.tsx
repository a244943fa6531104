import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type ListLayout, listLayouts } from './list-layout.ts';

interface ListSkeletonProps {
  layout: ListLayout;
  count: number;
  /** The boxes of one cell. */
  skeleton: ReactNode;
  /** What stands above the first cell, in lists that are divided by headings. */
  heading?: ReactNode;
  /** Stands alone, and says that something is on its way. */
  busy?: boolean;
}

/** The cells of a list before they are known. */
export function ListSkeleton({ layout, count, skeleton, heading, busy = false }: ListSkeletonProps) {
  return (
    <div className={listLayouts[layout].className} role={busy ? 'status' : undefined} aria-busy={busy || undefined}>
      {busy && (
        <span className="sr-only">
          <Trans>Loading</Trans>
        </span>
      )}
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its index tells one from the other
        <div key={index} aria-hidden>
          {index === 0 && heading}
          {skeleton}
        </div>
      ))}
    </div>
  );
}

/** The heading of a day that is on its way, above the first row of a list in days. */
export function DaySkeleton() {
  return <div aria-hidden className="skeleton mt-1 mb-2 h-[1lh] w-24 text-14" />;
}
