import { mutation } from '../cache/mutation.ts';
import { setFollowed } from '../cache/optimistic.ts';
import { infiniteQuery, query } from '../cache/query.ts';

/** Shops, all or those that a keyword finds, with some of their goods. */
export const shopList = infiniteQuery('listShops');

/** The ranking, best first. */
export const hotShopList = infiniteQuery('listHotShops');

/** Everything about one shop. */
export const shopQuery = query('getShop', (shopId: number) => ({ query: { shop_id: shopId } }));

/** What buyers say of all its products, newest first; the figures over all of them are in each page. */
export const shopReviewList = infiniteQuery('listShopReviews');

/** The shops that the customer follows, the last one followed first. */
export const followedShopList = infiniteQuery('listFollowedShops');

/** New products and lower prices of followed shops and favourites, newest first. */
export const followFeedList = infiniteQuery('listFollowFeed');

/** Optimistic in every cached answer that has the shop, fans included; rolled back if the call fails (R4.04). */
export const followShop = mutation('followShop', {
  scope: 'follow',
  optimistic: {
    apply: ({ shop_id, followed }) => setFollowed(shop_id, followed),
    rollback: ({ shop_id, followed }) => setFollowed(shop_id, !followed),
    confirm: ({ shop_id, followed, fans }) => setFollowed(shop_id, followed, fans),
    memberLists: ['listFollowedShops', 'listFollowFeed'],
  },
});
