import { msg } from '@lingui/core/macro';
import { homeQuery } from '@meridian/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../features/home/home-page.tsx';
import { ProductTile } from '../features/product/product-tile.tsx';
import { ShopTile } from '../features/shop/shop-tile.tsx';
import { beginCall } from '../shell/first-call.ts';
import { KeepAlive } from '../shell/keep-alive.tsx';

export const Route = createFileRoute('/home')({
  staticData: { title: msg`Home`, tab: 'home', wide: true },
  loader: (visit) => beginCall(visit, homeQuery()),
  component: () => (
    <KeepAlive>
      <HomePage
        product={(product, priority) => <ProductTile product={product} priority={priority} />}
        shop={(shop) => <ShopTile shop={shop} withPictures />}
      />
    </KeepAlive>
  ),
});
