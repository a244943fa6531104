import type { Schema } from '@meridian/sdk';
import type { OrderItem, World } from '../../world/types.ts';
import { categoryOf } from './product.ts';

/** The category of what was ordered. Throws when the world is broken: products leave the catalogue, never the world. */
export const categoryCodeOf = (world: World, { productId }: Pick<OrderItem, 'productId'>): Schema<'CategoryCode'> => {
  const product = world.products.get(productId);
  if (!product) throw new Error(`There is no product ${productId}`);
  return categoryOf(world, product).code;
};
