import { groupBy } from '../../shared/group-by.ts';
import { MINUTE } from '../world/clock.ts';
import { nextId } from '../world/ids.ts';
import type { Instant, Product, World } from '../world/types.ts';
import { CART_LINES } from '../world/views/cart-lines.ts';
import { isListed } from '../world/views/products.ts';
import { demoOf, type Scenario } from './scenario.ts';

/**
 * Adds one cart line of each kind: cheaper and dearer than when added, low in stock, limited per customer, more than
 * the stock. The sold-out line is there already; lines whose product, SKU or shop is gone join it.
 */
function mixCart(world: World, now: Instant): void {
  const { cart, cartVersion } = demoOf(world);
  const taken = new Set(cart.map(({ productId }) => productId));
  const free = [...world.products.values()].filter(
    ({ id, status, skus }) => !taken.has(id) && status === 'on_sale' && skus.some(({ stock }) => stock > 9),
  );
  const byShop = groupBy(free, ({ shopId }) => shopId);
  // Closes a shop that no other line belongs to.
  const [closed = 0] = [...byShop.keys()].slice(-1);
  const others = free.filter(({ shopId }) => shopId !== closed);

  const add = (product: Product | undefined, quantity: number, change: { priceWhenAdded?: number; skuId?: number }) => {
    const sku = product?.skus.find(({ stock }) => stock > 9);
    if (product === undefined || sku === undefined) throw new Error('Too few products for a mixed cart');
    cart.push({
      id: nextId(world, 'line'),
      productId: product.id,
      skuId: sku.id,
      quantity,
      priceWhenAdded: sku.price,
      addedAt: now - cart.length,
      changedIn: cartVersion,
      ...change,
    });
    return sku;
  };
  const priceOf = (product: Product | undefined) => product?.skus.find(({ stock }) => stock > 9)?.price ?? 0;

  add(others[0], 1, { priceWhenAdded: priceOf(others[0]) + 1000 });
  add(others[1], 2, { priceWhenAdded: priceOf(others[1]) - 200 });
  add(others[2], 2, {}).stock = 3;
  add(others[3], 1, {}).limit = 5;
  add(others[4], 4, {}).stock = 2;
  add(others[5], 1, {});
  const [removed] = others.slice(5);
  if (removed) removed.status = 'removed';
  add(others[6], 1, { skuId: 99_999_999 });
  add(byShop.get(closed)?.[0], 1, {});
  const shop = world.shops.get(closed);
  if (shop) shop.status = 'closed';
}

/** Fills the cart with SKUs in stock, each added a minute after the previous one. */
function fillCart(world: World, now: Instant): void {
  const { cart, cartVersion } = demoOf(world);
  const added = new Set(cart.map(({ skuId }) => skuId));
  const offers = [...world.products.values()]
    .filter((product) => isListed(world, product))
    .flatMap(({ id, skus }) => skus.filter(({ stock }) => stock > 0).map((sku) => ({ productId: id, sku })))
    .filter(({ sku }) => !added.has(sku.id));
  for (const { productId, sku } of offers.slice(0, CART_LINES - cart.length)) {
    cart.push({
      id: nextId(world, 'line'),
      productId,
      skuId: sku.id,
      quantity: 1,
      priceWhenAdded: sku.price,
      addedAt: now - (CART_LINES - cart.length) * MINUTE,
      changedIn: cartVersion,
    });
  }
}

export const cartScenarios: readonly Scenario[] = [
  {
    name: 'mixed_cart',
    description:
      'The cart of the demo customer has lines that became cheaper or dearer, that few are left of or that are limited, ' +
      'and one for each reason why a line cannot be ordered.',
    apply: mixCart,
  },
  {
    name: 'full_cart',
    description: 'The cart of the demo customer holds as many lines as it can.',
    apply: fillCart,
  },
];
