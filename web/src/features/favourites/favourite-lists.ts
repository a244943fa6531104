import { followedShopList, likedProductList } from '@meridian/sdk/react';
import type { InfiniteData } from '@tanstack/react-query';

export const favouriteTabs = ['products', 'shops'] as const;
export type FavouriteTab = (typeof favouriteTabs)[number];

interface Page<Row> {
  list: Row[];
  total: number;
}

/** Leaves out what has just been unmarked, before the list itself has come anew; the totals follow. */
function keeping<Row>(stays: (row: Row) => boolean) {
  return <P extends Page<Row>>({ pages, pageParams }: InfiniteData<P, number>): InfiniteData<P, number> => {
    const gone = pages.reduce((sum, { list }) => sum + list.filter((row) => !stays(row)).length, 0);
    if (gone === 0) return { pages, pageParams };
    return {
      pageParams,
      pages: pages.map((page) => ({ ...page, list: page.list.filter(stays), total: page.total - gone })),
    };
  };
}

const stillLiked = keeping(({ product }: { product: { liked: boolean } }) => product.liked);
const stillFollowed = keeping(({ shop }: { shop: { followed: boolean } }) => shop.followed);

/** Favourite products, the one marked last first; all, or those that have the words. */
export const favouriteProducts = (words?: string) => ({ ...likedProductList({ keyword: words }), select: stillLiked });

/** Followed shops, the one followed last first; all, or those that have the words. */
export const favouriteShops = (words?: string) => ({ ...followedShopList({ keyword: words }), select: stillFollowed });
