import { expect, test } from 'vitest';
import { copyWorld } from './copy.ts';
import { changePrice } from './price-history.ts';
import { createWorld } from './seed/create-world.ts';
import type { World } from './types.ts';

const damage = (world: World): void => {
  for (const order of world.orders.values()) {
    order.fulfilment = 0;
    order.address.areaIds.push(1);
    for (const item of order.items) item.quantity += 1;
    order.parcel?.events.pop();
  }
  for (const product of world.products.values()) {
    for (const sku of product.skus) {
      sku.stock += 1;
      changePrice(sku, sku.price + 1, 0);
    }
  }
  for (const review of world.reviews.values()) review.append = null;
  for (const shop of world.shops.values()) {
    shop.visits += 1;
    shop.freight.fee += 1;
  }
  for (const customer of world.customers.values()) {
    customer.cart.length = 0;
    customer.bills.pop();
    for (const conversation of customer.conversations) conversation.messages.pop();
  }
  world.nextIds.order += 1;
  world.refunds.clear();
};

test('a copy equals its world, and changes in one do not show in the other', () => {
  const world = createWorld();
  const copy = copyWorld(world);
  expect(copy).toEqual(world);
  damage(copy);
  expect(world).toEqual(createWorld());
});

test('texts, categories and areas are shared with the copy', () => {
  const world = createWorld();
  const copy = copyWorld(world);
  expect(copy.areas).toBe(world.areas);
  expect(copy.categories).toBe(world.categories);
  expect(copy.shops.get(1)?.name).toBe(world.shops.get(1)?.name);
  expect(copy.products.get(101)?.description).toBe(world.products.get(101)?.description);
});
