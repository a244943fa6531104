import type { ReactNode } from 'react';

interface ListBarProps {
  /** The number of rows; undefined until known. */
  total: number | undefined;
  /** The number of rows in words, announced when it changes. */
  count?: ReactNode;
  before?: ReactNode;
  order?: ReactNode;
  view?: ReactNode;
}

const bar =
  'sticky top-(--list-top) z-20 -mx-4 flex min-h-12 flex-wrap items-center gap-x-2 bg-bar px-4 backdrop-blur-bar';

/** The sticky bar above a list: sort order, length and view. An empty list has no bar. */
export function ListBar({ total, count, before, order, view }: ListBarProps) {
  const isEmpty = total === 0;
  return (
    <div className={!isEmpty || before ? bar : undefined}>
      {before}
      {!isEmpty && order}
      {/* Stays mounted while the rest disappears; otherwise a screen reader would not announce an empty list. */}
      <p role="status" className={isEmpty ? 'sr-only' : 'min-w-min flex-1 basis-[4.5rem] text-12 text-ink-2'}>
        {count}
      </p>
      {!isEmpty && view}
    </div>
  );
}
