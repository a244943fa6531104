import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import * as v from 'valibot';
import { fromUrlSearch, type ProductUrlSearch, toUrlSearch } from '../entities/product-search/product-search.ts';
import { ShopNotFound } from '../features/shop/shop-not-found.tsx';
import { ShopSearch } from '../features/shop/shop-tabs.ts';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { pathId } from '../navigation/path-id.ts';
import { FoundShops } from './-found-shops.tsx';
import { OneShop } from './-one-shop.tsx';

export const Route = createFileRoute('/shop/{-$id}')({
  staticData: { title: msg`Shop`, wide: true },
  validateSearch: (address: ShopAddress): ShopAddress => ({ ...toUrlSearch(address), ...v.parse(ShopSearch, address) }),
  component: ShopRoute,
});

type ShopAddress = ProductUrlSearch & Partial<ShopSearch>;

const route = getRouteApi('/shop/{-$id}');

function ShopRoute() {
  const { id } = route.useParams();
  const { tab = 'goods', stars, pictured, ...address } = route.useSearch();
  const { shop: _shop, ...search } = fromUrlSearch(address); // which shop it is, the path says
  const navigate = route.useNavigate();
  if (id === undefined) {
    return (
      <KeepAlive>
        <FoundShops q={undefined} sort="fans" onSort={(sort) => void navigate({ to: '/searchs', search: { sort } })} />
      </KeepAlive>
    );
  }
  const shopId = pathId(id);
  if (shopId === undefined) {
    return (
      <KeepAlive>
        <ShopNotFound />
      </KeepAlive>
    );
  }
  const reviews = { score: stars, pictured };
  return (
    <KeepAlive>
      <OneShop
        shopId={shopId}
        tab={tab}
        search={search}
        reviews={reviews}
        onShow={(to, next, { score, pictured } = reviews) =>
          void navigate({ search: { ...toUrlSearch(next), tab: to, stars: score, pictured }, replace: true })
        }
      />
    </KeepAlive>
  );
}
