import { Plural } from '@lingui/react/macro';
import type { productList } from '@meridian/sdk/react';
import { useInfiniteList } from '../../list/use-infinite-list.ts';

/** How many products are found; read aloud when it changes. Its line is kept free before it is known. */
export function ResultCount({ list }: { list: ReturnType<typeof productList.pages> }) {
  const { total } = useInfiniteList(list);
  return (
    <p role="status" className="min-h-7 text-12 text-ink-2">
      {total !== undefined && <Plural value={total} one="# product" other="# products" />}
    </p>
  );
}
