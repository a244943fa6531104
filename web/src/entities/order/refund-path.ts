import type { Schema } from '@meridian/sdk';

type Refundable = Pick<Schema<'OrderCard'>, 'id' | 'sn'> & {
  items: readonly Pick<Schema<'OrderItem'>, 'product_id' | 'refundable_quantity'>[];
};

/**
 * The application for a refund of what is left of an order. It names no amount: how much is refundable only a quote
 * says, and that depends on what the customer chooses there.
 */
export function refundPath({ id, sn, items }: Refundable): string {
  const products = items.filter(({ refundable_quantity }) => refundable_quantity > 0).map((item) => item.product_id);
  return `/refund/${id}/${sn}/${[...new Set(products)].join(',')}`;
}
