import type { Schema } from '@meridian/sdk';
import {
  allowing,
  type InputContext,
  type Inputs,
  idOf,
  offerOf,
  pageOf,
  payCodeOf,
  privateText,
  uuid,
} from '../input-context.ts';

const quantity = ({ random }: InputContext): number => random.of([1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 999]);
const PROMOS = ['WELCOME10', 'big50', 'TENTS', 'EXPIRED5', 'nothing'];

const lineIds = (t: InputContext): number[] =>
  t.random.oneIn(4) ? [...new Set([idOf(t, 'line'), idOf(t, 'line')])] : [idOf(t, 'line')];

const seenVersion = ({ random }: InputContext) => (random.oneIn(3) ? { version: 1 + random.below(40) } : {});

function source(t: InputContext): Schema<'OrderSource'> {
  const filled = (t.me.seen.get('line')?.size ?? 0) > 0;
  if (t.random.oneIn(filled ? 2 : 12)) return { from: 'cart', line_ids: lineIds(t) };
  const { productId, skuId } = offerOf(t);
  return { from: 'product', product_id: productId, sku_id: skuId, quantity: quantity(t) };
}

const wanted = (t: InputContext) => ({
  source: source(t),
  address_id: idOf(t, 'address'),
  ...(t.random.oneIn(8) && { promo_code: t.random.of(PROMOS) }),
});

/** Usually reads the list first and takes an order from it that allows the action. */
export async function orderFor(t: InputContext, action: string, status: 'all' | '0' | '2'): Promise<number> {
  const listed = t.random.oneIn(4) ? undefined : await t.call('listOrders', { query: { status, limit: 20 } });
  const fitting = listed?.list.filter(({ allowed_actions }) => allowed_actions.some((one) => one === action)) ?? [];
  return fitting.length > 0 ? t.random.of(fitting).id : idOf(t, 'order', allowing(action));
}

/** An order for exactly what its quote says, in most cases. */
async function order(t: InputContext) {
  const body = wanted(t);
  const quote = await t.call('quoteOrder', { body });
  const [shop] = quote?.groups ?? [];
  const remarks = shop && t.random.oneIn(2) ? [{ shop_id: shop.shop.id, text: privateText(t) }] : [];
  const expected_total = t.random.oneIn(16) ? '1.00' : (quote?.total_amount ?? '1.00');
  return { body: { ...body, remarks, expected_total, idempotency_key: uuid(t) } };
}

export const orderInputs = {
  addCartLine(t) {
    const { productId, skuId } = offerOf(t);
    return { body: { product_id: productId, sku_id: skuId, quantity: quantity(t), idempotency_key: uuid(t) } };
  },
  updateCartLine: (t) => ({
    body: {
      line_id: idOf(t, 'line'),
      quantity: quantity(t),
      ...(t.random.oneIn(4) && { sku_id: offerOf(t).skuId }),
      ...seenVersion(t),
    },
  }),
  deleteCartLines: (t) => ({ body: { line_ids: lineIds(t), ...seenVersion(t) } }),
  async restoreCartLines(t) {
    const line_ids = lineIds(t);
    if (!t.random.oneIn(3)) await t.call('deleteCartLines', { body: { line_ids } });
    return { body: { line_ids } };
  },
  quoteOrder: (t) => ({ body: wanted(t) }),
  createOrder: order,
  async payOrders(t) {
    // Foreign records in the preceding order do not count for this payment.
    const made = t.random.oneIn(3) ? undefined : await t.call('createOrder', await order({ ...t, foreign: new Set() }));
    const order_ids = made?.orders.map(({ id }) => id) ?? [await orderFor(t, 'pay', '0')];
    if (t.random.oneIn(10)) order_ids.push(idOf(t, 'order', allowing('pay')));
    return { body: { order_ids: [...new Set(order_ids)], pay_code: payCodeOf(t), idempotency_key: uuid(t) } };
  },
  async cancelOrder(t) {
    return {
      body: {
        order_id: await orderFor(t, 'cancel', '0'),
        ...(t.random.oneIn(2) && { note: privateText(t) }),
        ...(t.random.oneIn(2) && { reason_id: t.random.of([1, 2, 5, 4242]) }),
      },
    };
  },
  async confirmOrder(t) {
    return { body: { order_id: await orderFor(t, 'confirm', '2') } };
  },
  async extendReceipt(t) {
    return { body: { order_id: await orderFor(t, 'extend_receipt', '2') } };
  },
  async updateOrderAddress(t) {
    return { body: { order_id: await orderFor(t, 'edit_address', 'all'), address_id: idOf(t, 'address') } };
  },
  rebuyOrder: (t) => ({ body: { order_id: idOf(t, 'order'), idempotency_key: uuid(t) } }),
  listOrders: (t) => ({
    query: { ...(t.random.oneIn(2) && { status: t.random.of(['all', '0', '1', '-2'] as const) }), ...pageOf(t) },
  }),
  getOrder: (t) => ({ query: { order_id: idOf(t, 'order') } }),
  getLogistics: (t) => ({ query: { order_id: idOf(t, 'order') } }),
} satisfies Inputs;
