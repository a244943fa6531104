import type { ReactNode } from 'react';
import { SearchHead } from './search-head.tsx';

interface SearchPageProps {
  q: string | undefined;
  /** The products found, with their sorts and filters; they belong to another feature. */
  results: ReactNode;
}

/** The search for products: what helps to begin until words are given, then what they find. */
export function SearchPage({ q, results }: SearchPageProps) {
  return (
    <>
      <SearchHead kind="products" q={q} />
      {q !== undefined && (
        <div className="flex grow flex-col pb-4 [--below-head:calc(var(--unit)*15+var(--safe-top))]">{results}</div>
      )}
    </>
  );
}
