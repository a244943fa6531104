import type { Handlers } from './handler.ts';
import { getShop } from './shops/detail.ts';
import { listFollowFeed } from './shops/feed.ts';
import { followShop, listFollowedShops } from './shops/follows.ts';
import { listHotShops, listShops } from './shops/list.ts';
import { listShopReviews } from './shops/reviews.ts';

/** Everything about shops: lists, details, following and its feed. */
export const shopHandlers = {
  listShops,
  listHotShops,
  getShop,
  listShopReviews,
  followShop,
  listFollowedShops,
  listFollowFeed,
} satisfies Handlers;
