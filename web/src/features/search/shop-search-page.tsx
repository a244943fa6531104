import type { ReactNode } from 'react';
import { SearchHead } from './search-head.tsx';

interface ShopSearchPageProps {
  q: string | undefined;
  /** The shops found, or all of them; they belong to another feature. */
  results: ReactNode;
}

/** The search for shops: all of them until words are given. */
export function ShopSearchPage({ q, results }: ShopSearchPageProps) {
  return (
    <>
      <SearchHead kind="shops" q={q} />
      <div className="flex grow flex-col px-4 pb-4 [--list-top:calc(var(--unit)*15+var(--safe-top))]">{results}</div>
    </>
  );
}
