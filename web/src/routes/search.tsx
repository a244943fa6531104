import { msg } from '@lingui/core/macro';
import { hotKeywordsQuery } from '@meridian/sdk/react';
import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { prefetchResults } from '../entities/product-search/prefetch-results.ts';
import { fromUrlSearch, type ProductUrlSearch, toUrlSearch } from '../entities/product-search/product-search.ts';
import { SearchPage } from '../features/search/search-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { prefetch } from '../navigation/prefetch.ts';

export const Route = createFileRoute('/search')({
  staticData: { title: msg`Search`, wide: true, first: true, skeleton: 'grid' },
  validateSearch: (address: ProductUrlSearch): ProductUrlSearch => toUrlSearch(address),
  loaderDeps: ({ search }) => search,
  loader: ({ deps, ...visit }) => {
    if (deps.q === undefined) prefetch(visit, hotKeywordsQuery());
    else prefetchResults(visit, fromUrlSearch(deps));
  },
  component: SearchRoute,
});

function SearchRoute() {
  const search = fromUrlSearch(useSearch({ from: '/search' }));
  const navigate = useNavigate({ from: '/search' });
  return (
    <KeepAlive>
      <SearchPage search={search} onSearch={(next) => void navigate({ search: toUrlSearch(next), replace: true })} />
    </KeepAlive>
  );
}
