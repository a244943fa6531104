import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { type ListLayout, listLayouts } from './list-layout.ts';

interface ListSkeletonProps {
  layout: ListLayout;
  count: number;
  /** The skeleton of one cell. */
  skeleton: ReactNode;
  /** Shown above the first cell, in lists with group headings. */
  heading?: ReactNode;
  /** Announces the loading, if there is no list yet. */
  busy?: boolean;
}

/** The skeletons of a list's cells. */
export function ListSkeleton({ layout, count, skeleton, heading, busy = false }: ListSkeletonProps) {
  return (
    <div
      className={classNames('skeletons', listLayouts[layout].className)}
      role={busy ? 'status' : undefined}
      aria-busy={busy || undefined}
    >
      {busy && (
        <span className="sr-only">
          <Trans>Loading</Trans>
        </span>
      )}
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={index} aria-hidden>
          {index === 0 && heading}
          {skeleton}
        </div>
      ))}
    </div>
  );
}

/** The skeleton of a heading above rows. */
export function HeadingSkeleton() {
  return <div aria-hidden className="skeleton mt-1 mb-1.5 h-[1lh] w-24 text-14" />;
}
