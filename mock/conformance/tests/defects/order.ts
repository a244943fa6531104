import type { Json } from './defect.ts';
import type { Shopper } from './shopper.ts';

/** Lines of the cart, as what to order. */
export const lines = (...line_ids: number[]) => ({ from: 'cart', line_ids });

/** Orders lines of the cart. */
export const order = (shopper: Shopper, ...line_ids: number[]) => orderFrom(shopper, lines(...line_ids));

/** Orders as quoted. */
export async function orderFrom({ call }: Shopper, source: Json, promo: Json = {}) {
  const quoted = { source, address_id: 11, ...promo };
  const { total_amount: expected_total } = (await call('quoteOrder', { body: quoted })).data;
  return call('createOrder', {
    body: { ...quoted, remarks: [], expected_total, idempotency_key: crypto.randomUUID() },
  });
}
