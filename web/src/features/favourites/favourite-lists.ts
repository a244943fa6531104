import type { ListFollowedShopsData, ListLikedProductsData } from '@meridian/sdk';
import { followedShopList, likedProductList } from '@meridian/sdk/react';

/** Leaves out rows that were just removed, until the list has been fetched again, and adjusts the total. */
function keeping<Page extends { list: unknown[]; total: number }>(stays: (row: Page['list'][number]) => boolean) {
  return (page: Page): Page => {
    const list = page.list.filter(stays);
    return list.length === page.list.length
      ? page
      : { ...page, list, total: page.total - (page.list.length - list.length) };
  };
}

const stillLiked = keeping<ListLikedProductsData>(({ product }) => product.liked);
const stillFollowed = keeping<ListFollowedShopsData>(({ shop }) => shop.followed);

/** Favourite products, last liked first: all, or those whose name contains the query. */
export const favouriteProducts = (query?: string) => (page: number) => ({
  ...likedProductList.pages({ keyword: query })(page),
  select: stillLiked,
});

/** Followed shops, last followed first: all, or those whose name contains the query. */
export const favouriteShops = (query?: string) => (page: number) => ({
  ...followedShopList.pages({ keyword: query })(page),
  select: stillFollowed,
});
