import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import * as v from 'valibot';
import { favouriteTabs } from '../features/favourites/favourite-lists.ts';
import { FavouritesPage } from '../features/favourites/favourites-page.tsx';
import { ProductLine } from '../features/product/product-line.tsx';
import { QuickAdd } from '../features/product/quick-add.tsx';
import { ShopTile, ShopTileSkeleton } from '../features/shop/shop-tile.tsx';
import { KeepAlive } from '../shell/keep-alive.tsx';
import { optional, Words } from '../shell/search-params.ts';

export const Route = createFileRoute('/myFavourite')({
  staticData: { title: msg`Favourites` },
  validateSearch: v.object({ tab: optional(v.picklist(favouriteTabs)), q: optional(Words) }),
  component: FavouritesRoute,
});

const route = getRouteApi('/myFavourite');

function FavouritesRoute() {
  const { tab = 'products', q } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <KeepAlive>
      <FavouritesPage
        tab={tab}
        words={q}
        onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
        onSearch={(words) => void navigate({ search: { tab, q: words }, replace: true })}
        product={(product, more) => <ProductLine product={product} {...more} />}
        addToBag={(product) => <QuickAdd product={product} />}
        shop={(shop) => <ShopTile shop={shop} withPictures />}
        skeleton={<ShopTileSkeleton withPictures />}
      />
    </KeepAlive>
  );
}
