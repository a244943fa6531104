import * as v from 'valibot';
import { MAX_PAID_AT_ONCE } from '../../entities/order/payment-path.ts';
import { Id, IdList, idsOf, optional } from '../../navigation/search-params.ts';

export const PaymentSearch = v.object({
  order: optional(Id),
  /** Several orders: `1,2`. */
  orders: optional(IdList),
});

/** Returns the ids of the orders in the URL without duplicates; an empty list if one of them is not an id. */
export function orderIdsOf({ order, orders }: v.InferOutput<typeof PaymentSearch>): number[] {
  if (orders !== undefined) return idsOf(orders, MAX_PAID_AT_ONCE);
  return order === undefined ? [] : [order];
}
