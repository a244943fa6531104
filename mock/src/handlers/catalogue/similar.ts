import { DEFAULT_LIMIT } from '../../serializers/page.ts';
import { productCardSerializer } from '../../serializers/product.ts';
import { DAY } from '../../world/clock.ts';
import type { Customer, Instant, Product, World } from '../../world/types.ts';
import { canBeBought, offerOf } from '../../world/views/offer.ts';
import type { Handler } from '../handler.ts';
import { hotProducts } from './rankings.ts';

const REMEMBERED = 90 * DAY;

/** The same category by nearest price, then other categories by pieces sold in 30 days. */
const similarTo = (world: World, now: Instant, product: Product): Product[] => {
  const { id, categoryId } = product;
  const target = offerOf(product).price;
  const near = [...world.products.values()]
    .filter((other) => other.categoryId === categoryId && other.id !== id && canBeBought(world, other))
    .map((other) => ({ other, gap: Math.abs(offerOf(other).price - target) }))
    .sort((a, b) => a.gap - b.gap || b.other.id - a.other.id)
    .map(({ other }) => other);
  return [...near, ...hotProducts(world, now, 'month', (other) => other.categoryId !== categoryId)];
};

/** Products paid for in the last 90 days, whatever the state of the order. */
const boughtBy = (world: World, customer: Customer, now: Instant): Set<number> => {
  const bought = new Set<number>();
  for (const { customerId, paidAt, items } of world.orders.values()) {
    if (customerId !== customer.id || paidAt === null || paidAt < now - REMEMBERED) continue;
    for (const { productId } of items) bought.add(productId);
  }
  return bought;
};

/**
 * Products that suit the cart, the favourites and the purchases of the last 90 days; hot products if those are too few.
 */
const forCustomer = (world: World, now: Instant, customer: Customer): Product[] => {
  const bought = boughtBy(world, customer, now);
  const known = [...bought, ...[...customer.cart, ...customer.likes].map(({ productId }) => productId)];
  const categories = new Set(known.map((id) => world.products.get(id)?.categoryId));
  const suits = ({ id, categoryId }: Product) => categories.has(categoryId) && !bought.has(id);
  const rest = ({ id, categoryId }: Product) => !categories.has(categoryId) && !bought.has(id);
  return [...hotProducts(world, now, 'month', suits), ...hotProducts(world, now, 'week', rest)];
};

export const listSimilarProducts: Handler<'listSimilarProducts'> = (call) => {
  const { world, now, customer, query } = call;
  const { product_id, limit = DEFAULT_LIMIT } = query;
  const product = product_id === undefined ? undefined : world.products.get(product_id);
  const found = () => {
    if (product) return similarTo(world, now, product);
    if (product_id !== undefined) return [];
    return customer ? forCustomer(world, now, customer) : hotProducts(world, now, 'week');
  };
  return { list: found().slice(0, limit).map(productCardSerializer(call)) };
};
