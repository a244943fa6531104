import type { Schema } from '@meridian/sdk';
import type { OrderItem, World } from '../world/types.ts';
import { categoryOf } from './category.ts';
import type { SerializerContext } from './context.ts';

/** The category of what was ordered. Throws when the world does not add up: products leave the catalogue, never the world. */
const categoryCodeOf = (world: World, { productId }: OrderItem): Schema<'CategoryCode'> => {
  const product = world.products.get(productId);
  if (!product) throw new Error(`There is no product ${productId}`);
  return categoryOf(world, product).code;
};

/** What was ordered, as it was then: the contract's OrderItem, RefundItem and ReviewableItem begin with it. */
export const serializeOrderedProduct = ({ world, text }: SerializerContext, item: OrderItem) => ({
  product_id: item.productId,
  name: text(item.name),
  picture: item.picture,
  category_code: categoryCodeOf(world, item),
  spec_text: text(item.specText),
});
