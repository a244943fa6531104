import type { ReactNode } from 'react';

interface ListBarProps {
  /** How many rows the list has; undefined until that is known. */
  total: number | undefined;
  /** The same in words, announced when it changes. */
  count?: ReactNode;
  /** Stays where the list is empty. */
  before?: ReactNode;
  order?: ReactNode;
  view?: ReactNode;
}

const bar =
  'sticky top-(--list-top) z-20 -mx-4 flex min-h-12 flex-wrap items-center gap-x-2 bg-bar px-4 backdrop-blur-bar';

/** The sticky bar above a list: its order, its length, its view. Over an empty list there is none. */
export function ListBar({ total, count, before, order, view }: ListBarProps) {
  const isEmpty = total === 0;
  return (
    <div className={!isEmpty || before ? bar : undefined}>
      {before}
      {!isEmpty && order}
      {/* It stays in place while the rest goes, or a screen reader would not hear of an empty list. */}
      <p role="status" className={isEmpty ? 'sr-only' : 'min-w-min flex-1 basis-[4.5rem] text-12 text-ink-2'}>
        {count}
      </p>
      {!isEmpty && view}
    </div>
  );
}
