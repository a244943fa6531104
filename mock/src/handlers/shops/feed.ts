import { fromCents } from '@meridian/sdk/rules';
import { paginateAsOf } from '../../serializers/as-of.ts';
import { productCardSerializer } from '../../serializers/product.ts';
import { toTime } from '../../serializers/time.ts';
import { DAY } from '../../world/clock.ts';
import type { Cents, Customer, Instant, Product, World } from '../../world/types.ts';
import { canBeBought, offerOf } from '../../world/views/offer.ts';
import type { Handler } from '../handler.ts';

const FEED_PERIOD = 90 * DAY;

interface FeedEntry {
  readonly id: number;
  readonly kind: 'new_product' | 'price_drop';
  readonly product: Product;
  readonly at: Instant;
  readonly before: Cents | null;
}

/** A product's latest news. Ids are stable across calls: even for a release, odd for a price drop. */
const feedEntriesOf = (product: Product, isFollowed: boolean): FeedEntry[] => {
  const { id, createdAt, dropped } = product;
  const news: FeedEntry[] = [];
  if (isFollowed) news.push({ id: id * 2, kind: 'new_product', product, at: createdAt, before: null });
  // A reverted price drop does not count.
  if (dropped && offerOf(product).price < dropped.from) {
    news.push({ id: id * 2 + 1, kind: 'price_drop', product, at: dropped.at, before: dropped.from });
  }
  return news;
};

const feedOf = (world: World, now: Instant, { follows, likes }: Customer): FeedEntry[] => {
  const shops = new Set(follows.map(({ shopId }) => shopId));
  const favourites = new Set(likes.map(({ productId }) => productId));
  const news: FeedEntry[] = [];
  for (const product of world.products.values()) {
    const isFollowed = shops.has(product.shopId);
    if ((!isFollowed && !favourites.has(product.id)) || !canBeBought(world, product)) continue;
    news.push(...feedEntriesOf(product, isFollowed).filter(({ at }) => at > now - FEED_PERIOD && at <= now));
  }
  return news.sort((a, b) => b.at - a.at || b.id - a.id);
};

/** New products of followed shops, and price drops of those and of favourites, in the last 90 days. */
export const listFollowFeed: Handler<'listFollowFeed'> = (call) => {
  const card = productCardSerializer(call);
  const serialize = ({ id, kind, product, at, before }: FeedEntry) => ({
    id,
    kind,
    product: card(product),
    at: toTime(at),
    price_before: before === null ? null : fromCents(before),
  });
  return paginateAsOf(call, feedOf(call.world, call.now, call.customer), serialize, (news) => news);
};
