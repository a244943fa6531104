import { Plural } from '@lingui/react/macro';
import type { productList } from '@meridian/sdk/react';
import { usePages } from '../../shell/use-pages.ts';

/** How many products are found; read aloud when it changes. Its line is kept free before it is known. */
export function FoundCount({ list }: { list: ReturnType<typeof productList> }) {
  const { total } = usePages(list);
  return (
    <p role="status" className="min-h-7 text-12 text-ink-2">
      {total !== undefined && <Plural value={total} one="# product" other="# products" />}
    </p>
  );
}
