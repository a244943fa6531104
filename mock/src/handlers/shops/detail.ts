import type { Schema } from '@meridian/sdk';
import type { SerializerContext } from '../../serializers/context.ts';
import { offeredBy, shopCardSerializer } from '../../serializers/shop.ts';
import { toTime } from '../../serializers/time.ts';
import { DAY } from '../../world/clock.ts';
import { groupBy } from '../../world/group-by.ts';
import type { Customer, Instant, Shop } from '../../world/types.ts';
import { reviewsOf, scoresOf } from '../../world/views/ratings.ts';
import { productsOf } from '../../world/views/shops.ts';
import type { Handler } from '../handler.ts';

const SCORED_OVER = 180 * DAY;

/** One shop with everything about it. Asking counts as a visit, which the answer does not include yet. */
export const getShop: Handler<'getShop'> = (call) => {
  const shop = call.world.shops.get(call.query.id);
  if (!shop) throw call.refuse('shop_not_found');
  const { text } = call;
  const answer = {
    ...shopCardSerializer(call)(shop),
    visits: shop.visits,
    description: text(shop.description),
    opened_at: toTime(shop.openedAt),
    status: shop.status,
    scores: recentScores(call, shop),
    licence: shop.licence,
    categories: categoriesOf(call, shop),
  };
  countVisit(shop, call.customer, call.now);
  return answer;
};

/** Averages over the reviews of the last 180 days, of all the shop's products. */
const recentScores = ({ world, now }: SerializerContext, shop: Shop): Schema<'ShopScores'> => {
  const recent = productsOf(world, shop.id)
    .flatMap(({ id }) => reviewsOf(world, id))
    .filter(({ createdAt }) => createdAt > now - SCORED_OVER);
  if (recent.length === 0) return { product: null, service: null, postage: null, sample: 0 };
  return scoresOf(recent);
};

const categoriesOf = ({ world, text }: SerializerContext, shop: Shop): Schema<'ShopCategory'>[] => {
  const counts = groupBy(offeredBy(world, shop), ({ categoryId }) => categoryId);
  return world.categories
    .flatMap(({ id, name }) => {
      const count = counts.get(id)?.length ?? 0;
      return count > 0 ? [{ id, name: text(name), count }] : [];
    })
    .sort((a, b) => b.count - a.count || a.id - b.id);
};

/** Once a day for each customer; the mock cannot tell visitors' devices apart and takes them for one. */
const countVisit = (shop: Shop, customer: Customer | null, now: Instant): void => {
  const day = Math.floor(now / DAY);
  if (shop.visitors.day !== day) shop.visitors = { day, ids: [] };
  const visitor = customer?.id ?? 0;
  if (shop.visitors.ids.includes(visitor)) return;
  shop.visitors.ids.push(visitor);
  shop.visits += 1;
};
