import type { Schema } from '@meridian/sdk';
import { groupBy } from '../../../shared/group-by.ts';
import type { SerializerContext } from '../../serializers/context.ts';
import { offeredBy, shopCardSerializer } from '../../serializers/shop.ts';
import { toTime } from '../../serializers/time.ts';
import { DAY } from '../../world/clock.ts';
import type { Customer, Instant, Product, Shop } from '../../world/types.ts';
import { reviewsOf, type ShopScores, scoresOf } from '../../world/views/ratings.ts';
import { productsOf } from '../../world/views/shops.ts';
import type { Handler } from '../handler.ts';

const SCORED_OVER = 180 * DAY;

/** Returns a full shop. Counts as a visit, which the answer does not include yet. */
export const getShop: Handler<'getShop'> = (call) => {
  const shop = call.world.shops.get(call.query.shop_id);
  if (!shop) throw call.refuse('shop_not_found');
  const { text } = call;
  const categories = categoriesOf(call, shop);
  const answer = {
    ...shopCardSerializer(call)(shop),
    visits: shop.visits,
    description: text(shop.description),
    opened_at: toTime(shop.openedAt),
    status: shop.status,
    scores: scores(call, shop, categories),
    licence: shop.licence,
    categories,
    cover: shop.cover,
    collections: collectionsOf(call, shop),
  };
  countVisit(shop, call.customer, call.now);
  return answer;
};

/** The shop's averages over the last 180 days, and those of the category in which it offers most. */
const scores = (
  context: SerializerContext,
  shop: Shop,
  [first]: readonly Schema<'ShopCategory'>[],
): Schema<'ShopScores'> => {
  const own = recentScores(context, productsOf(context.world, shop.id));
  const category = first && categoryScores(context, first);
  return { ...(own ?? { product: null, service: null, postage: null, sample: 0 }), category: category ?? null };
};

const categoryScores = (
  context: SerializerContext,
  { id, name }: Schema<'ShopCategory'>,
): Schema<'CategoryScores'> | null => {
  const products = [...context.world.products.values()].filter(({ categoryId }) => categoryId === id);
  const averages = recentScores(context, products);
  return averages && { name, ...averages };
};

/** Averages over the products' reviews of the last 180 days; null without any. */
const recentScores = ({ world, now }: SerializerContext, products: readonly Product[]): ShopScores | null => {
  const recent = products
    .flatMap(({ id }) => reviewsOf(world, id))
    .filter(({ createdAt }) => createdAt > now - SCORED_OVER);
  return recent.length > 0 ? scoresOf(recent) : null;
};

const collectionsOf = ({ world, text }: SerializerContext, shop: Shop): Schema<'ShopCollection'>[] => {
  const offered = offeredBy(world, shop);
  return shop.collections
    .filter(({ id }) => offered.some(({ collectionIds }) => collectionIds.includes(id)))
    .map(({ id, name, cover }) => ({ id, name: text(name), cover }));
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

/** Counts one visit per customer per day. The mock cannot tell visitors' devices apart and counts them as one. */
const countVisit = (shop: Shop, customer: Customer | null, now: Instant): void => {
  const day = Math.floor(now / DAY);
  if (shop.visitors.day !== day) shop.visitors = { day, ids: [] };
  const visitor = customer?.id ?? 0;
  if (shop.visitors.ids.includes(visitor)) return;
  shop.visitors.ids.push(visitor);
  shop.visits += 1;
};
