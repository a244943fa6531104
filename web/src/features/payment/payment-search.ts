import * as v from 'valibot';
import { Id, IdList, idsOf, optional } from '../../navigation/search-params.ts';

/** The contract's limit (PayOrdersBody). */
const MAX_ORDERS = 20;

export const PaymentSearch = v.object({
  order: optional(Id),
  /** Several orders: `1,2`. */
  orders: optional(IdList),
});

/** The orders that an address names, each once; none if one of them is no id. */
export function orderIdsOf({ order, orders }: v.InferOutput<typeof PaymentSearch>): number[] {
  if (orders !== undefined) return idsOf(orders, MAX_ORDERS);
  return order === undefined ? [] : [order];
}

/** The address of the payment, for screens that lead back to it. */
export function paymentPath(orderIds: readonly number[]): string {
  return orderIds.length === 1 ? `/payment?order=${orderIds[0]}` : `/payment?orders=${orderIds.join(',')}`;
}
