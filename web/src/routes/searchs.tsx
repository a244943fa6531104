// The specification's path (R2.11) of the search for shops; /search is for products.
import { msg } from '@lingui/core/macro';
import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { ShopListSearch, shopsOf } from '../entities/shop/shop-list-search.ts';
import { ShopSearchPage } from '../features/search/shop-search-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { prefetchMissing } from '../navigation/prefetch.ts';
import { isTooLong } from '../ui/input/query-length.ts';

const FIRST_SORT = 'fans';

export const Route = createFileRoute('/searchs')({
  staticData: { title: msg`Shop search`, wide: true, first: true },
  validateSearch: ShopListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { q, sort = FIRST_SORT }, ...visit }) => {
    if (!isTooLong(q ?? '')) prefetchMissing(visit, shopsOf(sort, q)(1));
  },
  component: ShopSearchRoute,
});

function ShopSearchRoute() {
  const { q, sort = FIRST_SORT } = useSearch({ from: '/searchs' });
  const navigate = useNavigate({ from: '/searchs' });
  return (
    <KeepAlive>
      <ShopSearchPage
        q={q}
        sort={sort}
        onSort={(next) => void navigate({ search: { q, sort: next }, replace: true })}
        onSearch={(next) => void navigate({ search: { q: next, sort }, replace: true })}
      />
    </KeepAlive>
  );
}
