import type { Handlers } from '../handler.ts';
import { getShop } from './detail.ts';
import { listFollowFeed } from './feed.ts';
import { followShop, listFollowedShops } from './follows.ts';
import { listHotShops, listShops } from './list.ts';
import { listShopReviews } from './reviews.ts';

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
