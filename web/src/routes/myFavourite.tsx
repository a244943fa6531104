import { msg } from '@lingui/core/macro';
import { followedShopList, likedProductList } from '@meridian/sdk/react';
import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { SearchQuery } from '../entities/product-search/search-query.ts';
import { favouriteTabs } from '../features/favourites/favourite-tabs.ts';
import { FavouritesPage } from '../features/favourites/favourites-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { prefetchMissing } from '../navigation/prefetch.ts';
import { optional } from '../navigation/search-params.ts';

export const Route = createFileRoute('/myFavourite')({
  staticData: { title: msg`Favourites`, skeleton: 'grid' },
  validateSearch: v.object({ tab: optional(v.picklist(favouriteTabs)), q: optional(SearchQuery) }),
  // Whatever is searched for: the tabs count all of both.
  loader: (visit) => {
    prefetchMissing(visit, likedProductList.pages()(1));
    prefetchMissing(visit, followedShopList.pages()(1));
  },
  component: FavouritesRoute,
});

function FavouritesRoute() {
  const { tab = 'products', q } = useSearch({ from: '/myFavourite' });
  const navigate = useNavigate({ from: '/myFavourite' });
  return (
    <KeepAlive>
      <FavouritesPage
        tab={tab}
        query={q}
        onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
        onSearch={(query) => void navigate({ search: { tab, q: query }, replace: true })}
      />
    </KeepAlive>
  );
}
