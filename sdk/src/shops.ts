import { mutation } from './mutation.ts';
import { setFollowed } from './optimistic.ts';
import { infinite, query } from './query.ts';

export const shopList = infinite('listShops');

/** The ranking, best first. */
export const hotShopList = infinite('listHotShops');

export const shopQuery = query('getShop', (id: number) => ({ query: { id } }));

/** What buyers say of all its products, newest first; the figures over all of them stand in each page. */
export const shopReviewList = infinite('listShopReviews');

export const followedShopList = infinite('listFollowedShops');

/** New products and lower prices of followed shops and favourites, newest first. */
export const followFeedList = infinite('listFollowFeed');

/** Shown at once, fans included, wherever the shop is shown, and taken back if the call fails. */
export const followShop = mutation('followShop', {
  scope: 'follow',
  optimistic: {
    before: ({ shop_id, followed }) => setFollowed(shop_id, followed),
    undo: ({ shop_id, followed }) => setFollowed(shop_id, !followed),
    after: ({ shop_id, followed, fans }) => setFollowed(shop_id, followed, fans),
    members: ['listFollowedShops', 'listFollowFeed'],
  },
});
