import { followedShopList, likedProductList } from '@meridian/sdk/react';

export const favouriteTabs = ['products', 'shops'] as const;
export type FavouriteTab = (typeof favouriteTabs)[number];

interface Page<Row> {
  list: Row[];
  total: number;
}

/** Leaves out what has just been unmarked, before the list itself has come anew; the total follows. */
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

/** Favourite products, the one marked last first; all, or those that have the words. */
export const favouriteProducts = (words?: string) => (page: number) => ({
  ...likedProductList.pages({ keyword: words })(page),
  select: stillLiked,
});

/** Followed shops, the one followed last first; all, or those that have the words. */
export const favouriteShops = (words?: string) => (page: number) => ({
  ...followedShopList.pages({ keyword: words })(page),
  select: stillFollowed,
});
