// The specification's path (R2.11) of the search for shops; /search is for products.
import { msg } from '@lingui/core/macro';
import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { ShopListSearch } from '../entities/shop/shop-list-search.ts';
import { ShopSearchPage } from '../features/search/shop-search-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';

export const Route = createFileRoute('/searchs')({
  staticData: { title: msg`Shop search`, wide: true, first: true },
  validateSearch: ShopListSearch,
  component: ShopSearchRoute,
});

function ShopSearchRoute() {
  const { q, sort = 'fans' } = useSearch({ from: '/searchs' });
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
