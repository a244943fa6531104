import { followedShopList, likedProductList } from '@meridian/sdk/react';

export const favouriteTabs = ['products', 'shops'] as const;
export type FavouriteTab = (typeof favouriteTabs)[number];

interface Page<Row> {
  list: Row[];
  total: number;
}

/** Leaves out rows that were just removed, before the list has been fetched again; the total follows. */
function keeping<Row>(stays: (row: Row) => boolean) {
  return <P extends Page<Row>>(page: P): P => {
    const list = page.list.filter(stays);
    return list.length === page.list.length
      ? page
      : { ...page, list, total: page.total - (page.list.length - list.length) };
  };
}

const stillLiked = keeping(({ product }: { product: { liked: boolean } }) => product.liked);
const stillFollowed = keeping(({ shop }: { shop: { followed: boolean } }) => shop.followed);

/** Favourite products, last liked first: all, or those whose name has the query. */
export const favouriteProducts = (query?: string) => (page: number) => ({
  ...likedProductList.pages({ keyword: query })(page),
  select: stillLiked,
});

/** Followed shops, last followed first: all, or those whose name has the query. */
export const favouriteShops = (query?: string) => (page: number) => ({
  ...followedShopList.pages({ keyword: query })(page),
  select: stillFollowed,
});
