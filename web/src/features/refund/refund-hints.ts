import type { Schema } from '@meridian/sdk';
import { compareMoney, parseMoneyInput } from '@meridian/sdk/rules';

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

/** What an address says of a refund besides the order's id. */
export interface RefundHints {
  sn: string | undefined;
  productIds: readonly number[];
  amount: string | undefined;
}

/**
 * How an address agrees with its order: the amount to begin with, where that much can be had, and which of its parts are
 * wrong. What an address leaves out is not wrong.
 */
export function checkHints(
  hints: RefundHints,
  { sn, items }: { sn: string; items: readonly Pick<Item, 'product_id'>[] },
  maxAmount: string,
) {
  const amount = hints.amount === undefined ? undefined : parseMoneyInput(hints.amount);
  const isPossible = amount !== undefined && compareMoney(amount, '0.00') > 0 && compareMoney(amount, maxAmount) <= 0;
  return {
    amount: isPossible ? amount : undefined,
    isOtherNumber: hints.sn !== undefined && hints.sn !== sn,
    isOtherProduct: hints.productIds.some((id) => items.every(({ product_id }) => product_id !== id)),
    isOtherAmount: hints.amount !== undefined && !isPossible,
  };
}
