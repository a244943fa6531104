import type { Schema } from '@meridian/sdk';
import type { OrderAction } from '@meridian/sdk/rules';

type PathOf = Pick<Schema<'OrderCard'>, 'id' | 'sn' | 'items' | 'total_amount'>;

/** The screen that carries out an action; undefined if the action is carried out where it is offered. */
export function orderActionPath(action: OrderAction, order: PathOf): string | undefined {
  switch (action) {
    case 'pay':
      return `/payment?order=${order.id}`;
    case 'review':
      return `/comment?order=${order.id}`;
    case 'logistics':
      return `/orderInfo/${order.id}`;
    case 'refund':
      return refundPath(order);
    default:
      return undefined;
  }
}

/** The segments after the order's id are hints; the screen computes its own values. */
function refundPath({ id, sn, items, total_amount }: PathOf): string {
  const products = items.filter(({ refundable_quantity }) => refundable_quantity > 0).map((item) => item.product_id);
  return `/refund/${id}/${sn}/${[...new Set(products)].join(',')}/${total_amount}`;
}
