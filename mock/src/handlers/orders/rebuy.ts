import type { Schema } from '@meridian/sdk';
import { serializeCart } from '../../serializers/cart.ts';
import { findOffer } from '../../world/stock.ts';
import type { OrderItem } from '../../world/types.ts';
import { CART_LINES, invalidReason, quantityLimit } from '../../world/views/cart-lines.ts';
import { addPieces, lineOf } from '../cart/lines.ts';
import type { Call, Handler } from '../handler.ts';
import { oncePerKey } from '../idempotency.ts';
import { ownOrder } from './own-order.ts';

export const rebuyOrder: Handler<'rebuyOrder'> = (call) => oncePerKey('rebuyOrder', call, () => rebuy(call));

function rebuy(call: Call<'rebuyOrder'>): ReturnType<Handler<'rebuyOrder'>> {
  const { items } = ownOrder(call, call.body.order_id);
  const skipped: Schema<'RebuySkip'>[] = [];
  for (const item of items) {
    const reason = addAgain(call, item);
    if (reason !== null) skipped.push({ name: call.text(item.name), reason });
  }
  if (skipped.length === items.length) throw call.refuse('nothing_to_rebuy');
  return { cart: serializeCart(call), skipped };
}

/** Adds an item to the cart, at most up to the stock and the limit. Returns the reason if no piece was added. */
function addAgain(call: Call<'rebuyOrder'>, item: OrderItem): Schema<'RebuySkipReason'> | null {
  const { world, customer } = call;
  const line = lineOf(customer, item.skuId);
  const reason = invalidReason(world, item);
  const offer = findOffer(world, item.productId, item.skuId);
  if (reason !== null || !offer) return reason ?? 'spec_gone';
  const { stock, limit } = offer.sku;
  const room = quantityLimit(offer.sku).max - (line?.quantity ?? 0);
  if (room <= 0) return limit !== null && limit <= stock ? 'limit' : 'sold_out';
  if (!line && customer.cart.length >= CART_LINES) return 'cart_full';
  addPieces(call, offer, Math.min(item.quantity, room));
  return null;
}
