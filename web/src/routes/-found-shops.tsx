// What /searchs and /shop without an id bring together in the same way; the dash keeps it from being a route.
import type { ShopSort } from '../features/catalogue/explore-search.ts';
import { ShopPages } from '../features/catalogue/shop-pages.tsx';
import { NoShop } from '../features/search/no-shop.tsx';
import { ShopSearchPage } from '../features/search/shop-search-page.tsx';
import { ShopTile, ShopTileSkeleton } from '../features/shop/shop-tile.tsx';

interface FoundShopsProps {
  q: string | undefined;
  sort: ShopSort;
  onSort: (sort: ShopSort) => void;
}

/** The search for shops with the shops it finds. */
export function FoundShops({ q, sort, onSort }: FoundShopsProps) {
  return (
    <ShopSearchPage
      q={q}
      results={
        <ShopPages
          words={q}
          sort={sort}
          onSort={onSort}
          shop={(shop) => <ShopTile shop={shop} withPictures withSales />}
          skeleton={<ShopTileSkeleton withPictures />}
          empty={q === undefined ? undefined : <NoShop words={q} />}
        />
      }
    />
  );
}
