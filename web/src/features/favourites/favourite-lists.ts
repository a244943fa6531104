import { followedShopList, likedProductList } from '@meridian/sdk/react';
import type { InfiniteData } from '@tanstack/react-query';

export const favouriteTabs = ['products', 'shops'] as const;
export type FavouriteTab = (typeof favouriteTabs)[number];

interface Page<Row> {
  list: Row[];
  total: number;
}

/** Leaves out rows that were just removed, before the list has been fetched again; the totals follow. */
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

/** Favourite products, last liked first: all, or those whose name has the query. */
export const favouriteProducts = (query?: string) => ({ ...likedProductList({ keyword: query }), select: stillLiked });

/** Followed shops, last followed first: all, or those whose name has the query. */
export const favouriteShops = (query?: string) => ({ ...followedShopList({ keyword: query }), select: stillFollowed });
