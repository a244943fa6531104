import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import * as v from 'valibot';
import { addressOf, type ProductAddress, searchOf } from '../features/catalogue/product-search.ts';
import { ShopBoundary } from '../features/shop/shop-boundary.tsx';
import { ShopSkeleton } from '../features/shop/shop-skeleton.tsx';
import { type ShopTab, shopTabs } from '../features/shop/shop-tabs.ts';
import { ShopUnknown } from '../features/shop/shop-unknown.tsx';
import { KeepAlive } from '../shell/keep-alive.tsx';
import { FoundShops } from './-found-shops.tsx';
import { OneShop } from './-one-shop.tsx';

export const Route = createFileRoute('/shop/{-$id}')({
  staticData: { title: msg`Shop`, wide: true },
  validateSearch: (address: ShopAddress): ShopAddress => ({ ...addressOf(address), tab: v.parse(Tab, address.tab) }),
  component: ShopRoute,
});

const Tab = v.fallback(v.optional(v.picklist(shopTabs)), undefined);
type ShopAddress = ProductAddress & { tab?: ShopTab | undefined };

const route = getRouteApi('/shop/{-$id}');

function ShopRoute() {
  const { id } = route.useParams();
  const { tab = 'goods', ...address } = route.useSearch();
  // Which shop it is, the path says.
  const { shop: _shop, ...search } = searchOf(address);
  const navigate = route.useNavigate();
  if (id === undefined) {
    return (
      <KeepAlive>
        <FoundShops q={undefined} sort="fans" onSort={(sort) => void navigate({ to: '/searchs', search: { sort } })} />
      </KeepAlive>
    );
  }
  if (!/^[1-9]\d{0,14}$/.test(id)) {
    return (
      <KeepAlive>
        <ShopUnknown />
      </KeepAlive>
    );
  }
  return (
    <KeepAlive>
      <ShopBoundary>
        <Suspense fallback={<ShopSkeleton />}>
          <OneShop
            shopId={Number(id)}
            tab={tab}
            search={search}
            onShow={(to, next) => void navigate({ search: { ...addressOf(next), tab: to }, replace: true })}
          />
        </Suspense>
      </ShopBoundary>
    </KeepAlive>
  );
}
