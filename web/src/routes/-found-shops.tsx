// What /searchs and /shop without an id bring together in the same way; the dash keeps it from being a route.

import { ShopList } from '../entities/shop/shop-list.tsx';
import { ShopListItem, ShopListItemSkeleton } from '../entities/shop/shop-list-item.tsx';
import type { ShopSort } from '../entities/shop/shop-list-search.ts';
import { NoShopResults } from '../features/search/no-shop-results.tsx';
import { ShopSearchPage } from '../features/search/shop-search-page.tsx';

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
        <ShopList
          words={q}
          sort={sort}
          onSort={onSort}
          shop={(shop) => <ShopListItem shop={shop} withPictures withSales />}
          skeleton={<ShopListItemSkeleton withPictures />}
          empty={q === undefined ? undefined : <NoShopResults words={q} />}
        />
      }
    />
  );
}
