import * as v from 'valibot';
import { MAX_PAID_AT_ONCE } from '../../entities/order/payment-path.ts';
import { Id, IdList, idsOf, optional } from '../../navigation/search-params.ts';

export const PaymentSearch = v.object({
  order: optional(Id),
  /** Several orders: `1,2`. */
  orders: optional(IdList),
});

/** The orders that an address names, each once; none if one of them is no id. */
export function orderIdsOf({ order, orders }: v.InferOutput<typeof PaymentSearch>): number[] {
  if (orders !== undefined) return idsOf(orders, MAX_PAID_AT_ONCE);
  return order === undefined ? [] : [order];
}
