import { serializeCart } from '../../serializers/cart.ts';
import { findOffer } from '../../world/stock.ts';
import type { CartLine, Customer, Sku, World } from '../../world/types.ts';
import { isListed } from '../../world/views/products.ts';
import type { Handler } from '../handler.ts';
import { addPieces, CART_LINES, checkPieces, lineOf } from './lines.ts';

export const getCart: Handler<'getCart'> = (call) => serializeCart(call);

/** Adds pieces of a specification; what the line then has is held against stock and limit. */
export const addCartLine: Handler<'addCartLine'> = (call) => {
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
  return serializeCart(call);
};

/** The specification a line shall have, as long as its product is offered in it. */
const wantedOffer = (world: World, { productId, skuId }: CartLine, asked: number | undefined) => {
  const product = world.products.get(productId);
  return product && isListed(world, product) ? findOffer(world, productId, asked ?? skuId) : undefined;
};

/** Sets a line's quantity, and its specification when another is named; a line that has that one is absorbed. */
export const updateCartLine: Handler<'updateCartLine'> = (call) => {
  const { world, customer, body, refuse } = call;
  const line = customer.cart.find(({ id }) => id === body.line_id);
  if (!line) throw refuse('cart_line_not_found');
  const offer = wantedOffer(world, line, body.sku_id);
  if (!offer) throw refuse('sku_not_found');
  checkPieces(call, offer, body.quantity);
  line.quantity = body.quantity;
  if (line.skuId !== offer.sku.id) changeSku(customer, line, offer.sku);
  return serializeCart(call);
};

/** Gives a line another specification; the line that has it is absorbed, with its place in the cart. */
const changeSku = (customer: Customer, line: CartLine, sku: Sku): void => {
  const absorbed = lineOf(customer, sku.id);
  if (absorbed) {
    customer.cart = customer.cart.filter((other) => other !== absorbed);
    line.addedAt = Math.max(line.addedAt, absorbed.addedAt);
  }
  line.skuId = sku.id;
  line.priceWhenAdded = sku.price;
};

/** Takes lines out; those that are gone already are passed over, unless all of them are. */
export const deleteCartLines: Handler<'deleteCartLines'> = (call) => {
  const { customer, body, refuse } = call;
  const kept = customer.cart.filter(({ id }) => !body.line_ids.includes(id));
  if (kept.length === customer.cart.length) throw refuse('cart_line_not_found');
  customer.cart = kept;
  return serializeCart(call);
};
