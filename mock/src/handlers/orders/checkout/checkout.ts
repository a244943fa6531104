import type { Schema } from '@meridian/sdk';
import { fromCents, toCents } from '@meridian/sdk/rules';
import { invalidRequest } from '../../../invalid-request.ts';
import { serializeOrderCard } from '../../../serializers/order.ts';
import { serializeOrderQuote, skuPicture } from '../../../serializers/quote.ts';
import { toTime } from '../../../serializers/time.ts';
import { nextId } from '../../../world/ids.ts';
import { newOrder, PAY_WITHIN } from '../../../world/new-order.ts';
import { specText } from '../../../world/seed/reviews/spec-text.ts';
import { takeStock } from '../../../world/stock.ts';
import type { Address, Order } from '../../../world/types.ts';
import type { PricedGroup, Pricing } from '../../../world/views/pricing.ts';
import { promoKey } from '../../../world/views/promos.ts';
import { takeLines } from '../../cart/lines.ts';
import type { Call, Handler } from '../../handler.ts';
import { oncePerKey } from '../../idempotency.ts';
import { priceOrder } from './pricing.ts';

export const createOrder: Handler<'createOrder'> = (call) => oncePerKey('createOrder', call, () => create(call));

/** Creates one order per shop, or none. Checks what can be ordered first, then the promo code, and the total last. */
function create(call: Call<'createOrder'>): ReturnType<Handler<'createOrder'>> {
  const { world, customer, now, body, refuse } = call;
  const pricing = priceOrder(call, body);
  const { groups, address, promo, total } = pricing;
  if (!address) throw refuse('address_not_found');
  checkRemarks(body.remarks, pricing);
  if (promo && !promo.accepted) throw refuse('promo_refused', { reason: promo.reason });
  if (total !== toCents(body.expected_total)) {
    throw refuse('price_changed', { quote: serializeOrderQuote(call, pricing) });
  }
  const lines = groups.flatMap((group) => group.lines);
  const pieces = lines.map(({ product, sku, quantity }) => ({ productId: product.id, skuId: sku.id, quantity }));
  const [short] = takeStock(world, pieces);
  if (short) {
    const { productId, skuId } = short.pieces;
    throw refuse('out_of_stock', { product_id: productId, sku_id: skuId, stock: short.stock });
  }

  if (promo) customer.usedPromos.push(promoKey(promo.code));
  const ordered = new Set(lines.map(({ lineId }) => lineId));
  takeLines(customer, ordered);
  const orders = groups.map((group) => makeOrder(call, group, address));
  for (const order of orders) world.orders.set(order.id, order);
  return {
    orders: orders.map((order) => serializeOrderCard(call, order)),
    total_amount: fromCents(total),
    pay_deadline: toTime(now + PAY_WITHIN),
    server_time: toTime(now),
  };
}

/** Throws HttpError 422 for a remark to a shop that is not in the order, and for a second remark to the same shop. */
function checkRemarks(remarks: readonly Schema<'OrderRemark'>[], { groups }: Pricing): void {
  const shops = new Set(groups.map(({ shop }) => shop.id));
  for (const [index, { shop_id }] of remarks.entries()) {
    if (shops.delete(shop_id)) continue;
    const field = `remarks.${index}.shop_id`;
    throw invalidRequest({ field, message: `${field} must be a shop that is ordered from, each once` });
  }
}

function makeOrder(call: Call<'createOrder'>, { shop, lines, freight, discount }: PricedGroup, to: Address): Order {
  const { world, customer, now, body } = call;
  return newOrder({
    id: nextId(world, 'order'),
    customerId: customer.id,
    shopId: shop.id,
    items: lines.map(({ product, sku, quantity }) => ({
      id: nextId(world, 'item'),
      productId: product.id,
      skuId: sku.id,
      name: product.name,
      specText: specText(product, sku.id),
      picture: skuPicture(product, sku),
      price: sku.price,
      quantity,
      reviewId: null,
    })),
    freight,
    discount,
    promoCode: body.promo_code === undefined ? null : promoKey(body.promo_code),
    remark: body.remarks.find(({ shop_id }) => shop_id === shop.id)?.text ?? null,
    address: to,
    idempotencyKey: body.idempotency_key,
    createdAt: now,
  });
}

export const quoteOrder: Handler<'quoteOrder'> = (call) => serializeOrderQuote(call, priceOrder(call, call.body));
