import { serializeCart } from '../../serializers/cart.ts';
import { findOffer } from '../../world/stock.ts';
import type { CartLine, Customer, World } from '../../world/types.ts';
import { CART_LINES, quantityLimit } from '../../world/views/cart-lines.ts';
import type { Handler } from '../handler.ts';
import { isRecent } from '../undo-window.ts';
import { lineOf, noteCartChange } from './lines.ts';

/** Restores recently deleted lines unchanged; lines already in the cart are skipped. */
export const restoreCartLines: Handler<'restoreCartLines'> = (call) => {
  const { world, customer, now, body, refuse } = call;
  const there = new Set(customer.cart.map(({ id }) => id));
  const wanted = body.line_ids.filter((id) => !there.has(id));
  const deleted = customer.takenBack.lines.filter(isRecent(now)).filter(({ id }) => wanted.includes(id));
  if (deleted.length < wanted.length) throw refuse('cart_line_not_found');
  const more = deleted.filter(({ skuId }) => !lineOf(customer, skuId));
  const skus = new Set(more.map(({ skuId }) => skuId));
  if (customer.cart.length + skus.size > CART_LINES) throw refuse('cart_full', { limit: CART_LINES });

  customer.takenBack.lines = customer.takenBack.lines.filter((line) => !deleted.includes(line));
  for (const { at: _, ...line } of deleted) putBack(world, customer, line);
  return serializeCart(call);
};

/** Restores a line. A newer line of the same SKU is absorbed: its pieces are added as far as the limit allows. */
function putBack(world: World, customer: Customer, line: CartLine): void {
  const newer = lineOf(customer, line.skuId);
  if (newer) {
    const { max } = quantityLimit(findOffer(world, line.productId, line.skuId)?.sku);
    line.quantity = Math.max(line.quantity, Math.min(line.quantity + newer.quantity, max));
    customer.cart = customer.cart.filter((other) => other !== newer);
  }
  customer.cart.push(line);
  noteCartChange(customer, [line]);
}
