import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import * as v from 'valibot';
import { ProductListItem } from '../entities/product/product-list-item.tsx';
import { ShopListItem, ShopListItemSkeleton } from '../entities/shop/shop-list-item.tsx';
import { QuickAdd } from '../entities/sku/quick-add.tsx';
import { favouriteTabs } from '../features/favourites/favourite-lists.ts';
import { FavouritesPage } from '../features/favourites/favourites-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { optional, Words } from '../navigation/search-params.ts';

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
        product={(product, more) => <ProductListItem product={product} {...more} />}
        addToBag={(product) => <QuickAdd product={product} />}
        shop={(shop) => <ShopListItem shop={shop} withPictures />}
        skeleton={<ShopListItemSkeleton withPictures />}
      />
    </KeepAlive>
  );
}
