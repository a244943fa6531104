import type { Schema } from '@meridian/sdk';
import { fromCents, toCents } from '@meridian/sdk/rules';
import { groupBy } from '../../shared/group-by.ts';
import { priorPrice } from '../world/price-history.ts';
import { specText } from '../world/seed/reviews/spec-text.ts';
import type { CartLine, Customer, Product, Shop } from '../world/types.ts';
import { CART_LINES, countPieces, inCartOrder, invalidReason, quantityLimit } from '../world/views/cart-lines.ts';
import { categoryOf } from './category.ts';
import type { SerializerContext } from './context.ts';
import { moneyOrNull, pictureOf } from './product.ts';
import { serializeShopRef, shopOf } from './shop.ts';
import { foreignLanguage } from './text-language.ts';

interface CartContext extends SerializerContext {
  readonly customer: Customer;
}

interface Placed {
  readonly line: CartLine;
  readonly product: Product;
}

const serializeLine = (context: CartContext, { line, product }: Placed): Schema<'CartLine'> => {
  const { world, customer, text } = context;
  const sku = product.skus.find(({ id }) => id === line.skuId);
  const invalid_reason = invalidReason(world, line);
  const { max, reason } = quantityLimit(invalid_reason === null ? sku : undefined);
  return {
    id: line.id,
    product_id: product.id,
    sku_id: line.skuId,
    name: text(product.name),
    ...foreignLanguage(context, product.name),
    picture: sku?.picture ?? pictureOf(product),
    category_code: categoryOf(world, product).code,
    spec_text: text(specText(product, line.skuId)),
    // For a removed SKU, the last known price is the one when it was added.
    price: fromCents(sku?.price ?? line.priceWhenAdded),
    prior_price: sku ? moneyOrNull(priorPrice(sku)) : null,
    price_when_added: fromCents(line.priceWhenAdded),
    quantity: line.quantity,
    stock: sku?.stock ?? 0,
    limit: sku?.limit ?? null,
    liked: customer.likes.some(({ productId }) => productId === product.id),
    max_quantity: max,
    max_quantity_reason: reason,
    invalid_reason,
  };
};

/** What a shop's valid lines lack for free freight; null if freight is never free, or always. */
const serializeFreeFreight = (
  { freight: { fee, freeFrom } }: Shop,
  lines: readonly Schema<'CartLine'>[],
): Schema<'FreeFreight'> | null => {
  if (freeFrom === null || fee === 0) return null;
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0);
  return { threshold: fromCents(freeFrom), missing: fromCents(Math.max(0, freeFrom - subtotal)) };
};

/**
 * The whole cart: valid lines grouped by shop, the most recently added shop first (invalid lines count), then the
 * invalid lines.
 */
export const serializeCart = (context: CartContext): Schema<'Cart'> => {
  const { world, customer } = context;
  const lines = inCartOrder(customer.cart).flatMap((line): Placed[] => {
    const product = world.products.get(line.productId);
    return product ? [{ line, product }] : [];
  });
  const shown = lines.map((placed) => ({ shop: shopOf(world, placed.product), line: serializeLine(context, placed) }));
  const groups = [...groupBy(shown, ({ shop }) => shop)].map(([shop, own]) => {
    const valid = own.flatMap(({ line }) => (line.invalid_reason === null ? [line] : []));
    return { shop: serializeShopRef(context, shop), free_freight: serializeFreeFreight(shop, valid), lines: valid };
  });
  return {
    version: customer.cartVersion,
    groups: groups.filter((group) => group.lines.length > 0),
    invalid: shown.flatMap(({ line }) => (line.invalid_reason === null ? [] : [line])),
    count: countPieces(world, customer),
    line_limit: CART_LINES,
  };
};
