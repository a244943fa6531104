import type { Schema } from '@meridian/sdk';

type Item = Pick<Schema<'OrderItem'>, 'id' | 'product_id' | 'refundable_quantity'>;

/** The products that a path names: `101,102`. What is no id is left out. */
export function productIdsOf(text: string | undefined): number[] {
  return (text ?? '').split(',').flatMap((part) => (/^[1-9]\d{0,14}$/.test(part) ? [Number(part)] : []));
}

/**
 * What is chosen first: all pieces left of the products that the path names, or of an order's only item. The path is a
 * hint: what the order does not have, or has no piece left of, is not chosen.
 */
export function firstChoice(items: readonly Item[], productIds: readonly number[]): Schema<'RefundPick'>[] {
  const left = items.filter(({ refundable_quantity }) => refundable_quantity > 0);
  const named = left.filter(({ product_id }) => productIds.includes(product_id));
  const chosen = named.length > 0 ? named : left.length === 1 ? left : [];
  return chosen.map(({ id, refundable_quantity }) => ({ order_item_id: id, quantity: refundable_quantity }));
}
