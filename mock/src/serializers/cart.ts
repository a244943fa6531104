import type { Schema } from '@meridian/sdk';
import { fromCents } from '@meridian/sdk/rules';
import { countPieces, inCartOrder, invalidReason } from '../handlers/cart/lines.ts';
import { groupBy } from '../world/group-by.ts';
import { specText } from '../world/seed/reviews/spec-text.ts';
import type { CartLine, Customer, Product } from '../world/types.ts';
import type { SerializerContext } from './context.ts';
import { categoryOf, pictureOf } from './product.ts';
import { serializeShopRef, shopOf } from './shop.ts';

interface CartContext extends SerializerContext {
  readonly customer: Customer;
}

interface Placed {
  readonly line: CartLine;
  readonly product: Product;
}

const serializeLine = ({ world, customer, text }: CartContext, { line, product }: Placed): Schema<'CartLine'> => {
  const sku = product.skus.find(({ id }) => id === line.skuId);
  const { freeFrom } = shopOf(world, product).freight;
  return {
    id: line.id,
    product_id: product.id,
    sku_id: line.skuId,
    name: text(product.name),
    picture: sku?.picture ?? pictureOf(product),
    tint: categoryOf(world, product).code,
    spec_text: text(specText(product, line.skuId)),
    // Of a specification that is gone, the price that is known last is the one it was added at.
    price: fromCents(sku?.price ?? line.priceWhenAdded),
    price_when_added: fromCents(line.priceWhenAdded),
    quantity: line.quantity,
    stock: sku?.stock ?? 0,
    limit: sku?.limit ?? null,
    liked: customer.likes.some(({ productId }) => productId === product.id),
    invalid_reason: invalidReason(world, line),
    free_freight_from: freeFrom === null ? null : fromCents(freeFrom),
  };
};

/** The whole cart: valid lines by shop, the shop added from last first (invalid lines count), then the invalid ones. */
export const serializeCart = (context: CartContext): Schema<'Cart'> => {
  const { world, customer } = context;
  const lines = inCartOrder(customer.cart).flatMap((line): Placed[] => {
    const product = world.products.get(line.productId);
    return product ? [{ line, product }] : [];
  });
  const shown = lines.map((placed) => ({ shop: shopOf(world, placed.product), line: serializeLine(context, placed) }));
  const groups = [...groupBy(shown, ({ shop }) => shop)].map(([shop, own]) => ({
    shop: serializeShopRef(context, shop),
    lines: own.flatMap(({ line }) => (line.invalid_reason === null ? [line] : [])),
  }));
  return {
    groups: groups.filter((group) => group.lines.length > 0),
    invalid: shown.flatMap(({ line }) => (line.invalid_reason === null ? [] : [line])),
    count: countPieces(world, customer),
  };
};
