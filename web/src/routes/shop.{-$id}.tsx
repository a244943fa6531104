import { msg } from '@lingui/core/macro';
import { shopQuery } from '@meridian/sdk/react';
import { createFileRoute, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { prefetchResults } from '../entities/product-search/prefetch-results.ts';
import { fromUrlSearch, type ProductUrlSearch, toUrlSearch } from '../entities/product-search/product-search.ts';
import { ShopNotFound } from '../features/shop/shop-empty-states.tsx';
import { ShopPage } from '../features/shop/shop-page.tsx';
import { ShopSearch } from '../features/shop/shop-tabs.ts';
import { lazySection } from '../feedback/lazy.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { pathId } from '../navigation/path-id.ts';
import { prefetchMissing } from '../navigation/prefetch.ts';
import { ScreenSkeleton } from '../navigation/screen-skeleton.tsx';

export const Route = createFileRoute('/shop/{-$id}')({
  staticData: { title: msg`Shop`, wide: true, first: true, skeleton: 'grid shop' },
  validateSearch: (address: ShopAddress): ShopAddress => ({ ...toUrlSearch(address), ...v.parse(ShopSearch, address) }),
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps, ...visit }) => {
    const shop = pathId(params.id);
    if (shop === undefined) return;
    prefetchMissing(visit, shopQuery(shop));
    if (deps.tab === undefined || deps.tab === 'goods') prefetchResults(visit, { ...fromUrlSearch(deps), shop });
  },
  component: ShopRoute,
});

/** Shown without an id only. */
const ShopSearchPage = lazySection(
  () => import('../features/search/shop-search-page.tsx').then((m) => m.ShopSearchPage),
  ScreenSkeleton,
);

type ShopAddress = ProductUrlSearch & Partial<ShopSearch>;

function ShopRoute() {
  const { id } = useParams({ from: '/shop/{-$id}' });
  const { tab = 'goods', stars, pictured, readable, words, order, ...address } = useSearch({ from: '/shop/{-$id}' });
  const { shop: _shop, ...search } = fromUrlSearch(address); // the path names the shop
  const navigate = useNavigate({ from: '/shop/{-$id}' });
  const shopId = pathId(id);
  const reviews = { score: stars, pictured, readable, words, order };
  return (
    <KeepAlive>
      {id === undefined ? (
        <ShopSearchPage
          sort="fans"
          onSort={(sort) => void navigate({ to: '/searchs', search: { sort } })}
          onSearch={(q) => void navigate({ to: '/searchs', search: { q } })}
        />
      ) : shopId === undefined ? (
        <ShopNotFound />
      ) : (
        <ShopPage
          shopId={shopId}
          tab={tab}
          search={search}
          reviews={reviews}
          onShow={(to, next, { score, ...filter } = reviews) =>
            void navigate({ search: { ...toUrlSearch(next), tab: to, stars: score, ...filter }, replace: true })
          }
        />
      )}
    </KeepAlive>
  );
}
