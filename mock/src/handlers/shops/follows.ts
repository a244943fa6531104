import { paginate } from '../../serializers/page.ts';
import { shopCardSerializer } from '../../serializers/shop.ts';
import { toTime } from '../../serializers/time.ts';
import { fansOf } from '../../world/views/shops.ts';
import { hasAll, searchable, wordsOf } from '../catalogue/search-words.ts';
import type { Handler } from '../handler.ts';
import { takeRecentlyRemoved } from '../undo-window.ts';

/** Follows or unfollows a shop, even a closed one. The call sets a state, so a repeat changes nothing. */
export const followShop: Handler<'followShop'> = ({ world, now, customer, body, refuse }) => {
  const { shop_id, followed } = body;
  const shop = world.shops.get(shop_id);
  if (!shop) throw refuse('shop_not_found');
  const { follows, takenBack } = customer;
  const known = follows.find(({ shopId }) => shopId === shop_id);
  if (followed && !known) {
    const before = takeRecentlyRemoved(takenBack.follows, ({ shopId }) => shopId === shop_id, now);
    follows.push({ shopId: shop_id, followedAt: before?.followedAt ?? now });
  }
  if (!followed && known) {
    customer.follows = follows.filter((follow) => follow !== known);
    takenBack.follows.push({ ...known, at: now });
  }
  return { shop_id, followed, fans: fansOf(world, shop) };
};

/** The followed shops, latest first, including closed ones. */
export const listFollowedShops: Handler<'listFollowedShops'> = (call) => {
  const { world, customer, query } = call;
  const words = query.keyword === undefined ? undefined : wordsOf(query.keyword);
  const found = customer.follows
    .toReversed()
    .toSorted((a, b) => b.followedAt - a.followedAt)
    .flatMap(({ shopId, followedAt }) => {
      const shop = world.shops.get(shopId);
      return shop ? [{ shop, followedAt }] : [];
    })
    .filter(({ shop: { name } }) => !words || hasAll(searchable(...Object.values(name)), words));
  const card = shopCardSerializer(call);
  return paginate(query, found, ({ shop, followedAt }) => ({ shop: card(shop), followed_at: toTime(followedAt) }));
};
