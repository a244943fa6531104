import { serializeCart } from '../../serializers/cart.ts';
import { findOffer } from '../../world/stock.ts';
import type { CartLine, Customer, Sku, World } from '../../world/types.ts';
import { CART_LINES } from '../../world/views/cart-lines.ts';
import { isListed } from '../../world/views/products.ts';
import type { Call, Handler, Refuse } from '../handler.ts';
import { oncePerKey } from '../idempotency.ts';
import { isRecent } from '../undo-window.ts';
import { addPieces, checkPieces, lineOf, noteCartChange, takeLines } from './lines.ts';

export const getCart: Handler<'getCart'> = (call) => serializeCart(call);

/** Adds pieces of a SKU, once per key; a repeat returns the current cart. */
export const addCartLine: Handler<'addCartLine'> = (call) => {
  oncePerKey('addCartLine', call, () => addOnce(call));
  return serializeCart(call);
};

/** Checks the resulting quantity of the line against stock and limit. */
function addOnce(call: Call<'addCartLine'>): null {
  const { world, customer, body, refuse } = call;
  const { product_id, sku_id, quantity } = body;
  const product = world.products.get(product_id);
  if (!product || !isListed(world, product)) throw refuse('product_not_found');
  const offer = findOffer(world, product_id, sku_id);
  if (!offer) throw refuse('sku_not_found');
  const line = lineOf(customer, sku_id);
  checkPieces(call, offer, (line?.quantity ?? 0) + quantity);
  if (!line && customer.cart.length >= CART_LINES) throw refuse('cart_full', { limit: CART_LINES });
  addPieces(call, offer, quantity);
  return null;
}

/** The requested SKU of a line, if its product is still offered in it. */
const wantedOffer = (world: World, { productId, skuId }: CartLine, asked: number | undefined) => {
  const product = world.products.get(productId);
  return product && isListed(world, product) ? findOffer(world, productId, asked ?? skuId) : undefined;
};

interface VersionedCall extends Omit<Call<'getCart'>, 'body' | 'refuse'> {
  readonly body: { readonly version?: number | undefined };
  readonly refuse: Refuse<'version_conflict'>;
}

/** Throws `version_conflict` if a line has changed since the cart that the customer saw. */
function checkVersion(call: VersionedCall, lines: readonly CartLine[]): void {
  const { customer, body, refuse } = call;
  const seen = body.version ?? customer.cartVersion;
  if (lines.every(({ changedIn }) => changedIn <= seen)) return;
  throw refuse('version_conflict', { version: customer.cartVersion, cart: serializeCart(call) });
}

/** Sets a line's quantity, and its SKU if one is given. Another line with that SKU is absorbed. */
export const updateCartLine: Handler<'updateCartLine'> = (call) => {
  const { world, customer, body, refuse } = call;
  const line = customer.cart.find(({ id }) => id === body.line_id);
  if (!line) throw refuse('cart_line_not_found');
  const isSo = line.quantity === body.quantity && line.skuId === (body.sku_id ?? line.skuId);
  if (!isSo) checkVersion(call, [line]);
  const offer = wantedOffer(world, line, body.sku_id);
  if (!offer) throw refuse('sku_not_found');
  checkPieces(call, offer, body.quantity);
  if (isSo) return serializeCart(call);
  line.quantity = body.quantity;
  if (line.skuId !== offer.sku.id) changeSku(customer, line, offer.sku);
  noteCartChange(customer, [line]);
  return serializeCart(call);
};

/** Changes a line's SKU. A line that has it already is absorbed; the more recent place in the cart is kept. */
const changeSku = (customer: Customer, line: CartLine, sku: Sku): void => {
  const absorbed = lineOf(customer, sku.id);
  if (absorbed) {
    customer.cart = customer.cart.filter((other) => other !== absorbed);
    line.addedAt = Math.max(line.addedAt, absorbed.addedAt);
  }
  line.skuId = sku.id;
  line.priceWhenAdded = sku.price;
};

/** Removes lines. Missing ones are skipped; throws only if all are missing. */
export const deleteCartLines: Handler<'deleteCartLines'> = (call) => {
  const { customer, now, body, refuse } = call;
  const ids = new Set(body.line_ids);
  const meant = customer.cart.filter(({ id }) => ids.has(id));
  if (meant.length === 0) throw refuse('cart_line_not_found');
  checkVersion(call, meant);
  const deleted = takeLines(customer, ids).map((line) => ({ ...line, at: now }));
  customer.takenBack.lines = [...customer.takenBack.lines.filter(isRecent(now)), ...deleted];
  return serializeCart(call);
};
