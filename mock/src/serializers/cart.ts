import type { Schema } from '@meridian/sdk';
import { countPieces, inCartOrder, invalidReason } from '../handlers/cart/lines.ts';
import { groupBy } from '../world/group-by.ts';
import { formatCents } from '../world/money.ts';
import { specText } from '../world/seed/reviews/spec-text.ts';
import type { CartLine, Customer, Product } from '../world/types.ts';
import type { SerializerContext } from './context.ts';
import { categoryOf, pictureOf } from './product.ts';
import { serializeShopRef, shopOf } from './shop.ts';

interface CartView extends SerializerContext {
  readonly customer: Customer;
}

interface Placed {
  readonly line: CartLine;
  readonly product: Product;
}

const serializeLine = ({ world, customer, text }: CartView, { line, product }: Placed): Schema<'CartLine'> => {
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
    price: formatCents(sku?.price ?? line.priceWhenAdded),
    price_when_added: formatCents(line.priceWhenAdded),
    quantity: line.quantity,
    stock: sku?.stock ?? 0,
    limit: sku?.limit ?? null,
    liked: customer.likes.some(({ productId }) => productId === product.id),
    invalid_reason: invalidReason(world, line),
    free_freight_from: freeFrom === null ? null : formatCents(freeFrom),
  };
};

/** The whole cart: valid lines by shop, the shop added from last first (invalid lines count), then the invalid ones. */
export const serializeCart = (view: CartView): Schema<'Cart'> => {
  const { world, customer } = view;
  const lines = inCartOrder(customer.cart).flatMap((line): Placed[] => {
    const product = world.products.get(line.productId);
    return product ? [{ line, product }] : [];
  });
  const shown = lines.map((placed) => ({ shop: shopOf(world, placed.product), shape: serializeLine(view, placed) }));
  const groups = [...groupBy(shown, ({ shop }) => shop)].map(([shop, own]) => ({
    shop: serializeShopRef(view, shop),
    lines: own.flatMap(({ shape }) => (shape.invalid_reason === null ? [shape] : [])),
  }));
  return {
    groups: groups.filter((group) => group.lines.length > 0),
    invalid: shown.flatMap(({ shape }) => (shape.invalid_reason === null ? [] : [shape])),
    count: countPieces(world, customer),
  };
};
