import type { Schema } from '@meridian/sdk';
import type { OrderItem, World } from '../world/types.ts';
import { categoryOf } from './category.ts';
import type { SerializerContext } from './context.ts';

/** The category of an ordered product. Throws if the world is inconsistent: products leave only the catalogue. */
const categoryCodeOf = (world: World, { productId }: OrderItem): Schema<'CategoryCode'> => {
  const product = world.products.get(productId);
  if (!product) throw new Error(`There is no product ${productId}`);
  return categoryOf(world, product).code;
};

/** An ordered product as it was then: the shared part of the contract's OrderItem, RefundItem and ReviewableItem. */
export const serializeOrderedProduct = ({ world, text }: SerializerContext, item: OrderItem) => ({
  product_id: item.productId,
  name: text(item.name),
  picture: item.picture,
  category_code: categoryCodeOf(world, item),
  spec_text: text(item.specText),
});
