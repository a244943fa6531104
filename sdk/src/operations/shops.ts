import { mutation } from '../cache/mutation.ts';
import { setFollowed } from '../cache/optimistic.ts';
import { infiniteQuery, query } from '../cache/query.ts';

/** Shops, all or by keyword, with some of their goods. */
export const shopList = infiniteQuery('listShops');

/** The ranking, best first. */
export const hotShopList = infiniteQuery('listHotShops');

/** Everything about one shop. */
export const shopQuery = query('getShop', (shopId: number) => ({ query: { shop_id: shopId } }));

/** The reviews of all products of a shop, newest first; each page has the figures over all reviews. */
export const shopReviewList = infiniteQuery('listShopReviews');

/** The shops that the customer follows, the most recently followed first. */
export const followedShopList = infiniteQuery('listFollowedShops');

/** New products and lower prices of followed shops and favourites, newest first. */
export const followFeedList = infiniteQuery('listFollowFeed');

/**
 * Follows or unfollows a shop. Optimistic in every cached answer with the shop, its fans included; rolled back if the
 * call fails (R4.04).
 */
export const followShop = mutation('followShop', {
  scope: 'follow',
  optimistic: {
    apply: ({ shop_id, followed }) => setFollowed(shop_id, followed),
    rollback: ({ shop_id, followed }) => setFollowed(shop_id, !followed),
    confirm: ({ shop_id, followed, fans }) => setFollowed(shop_id, followed, fans),
    memberLists: ['listFollowedShops', 'listFollowFeed'],
  },
});
