import type { Schema } from '@meridian/sdk';
import { compareMoney, parseMoneyInput } from '@meridian/sdk/rules';
import { currentFormats } from '../../i18n/formats.ts';

type Item = Pick<Schema<'OrderItem'>, 'id' | 'product_id' | 'refundable_quantity'>;

/** Returns the product ids in a path: `101,102`. Parts that are not ids are left out. */
export function productIdsOf(text: string | undefined): number[] {
  return (text ?? '').split(',').flatMap((part) => (/^[1-9]\d{0,14}$/.test(part) ? [Number(part)] : []));
}

/**
 * Returns the initial choice: all refundable pieces of the products in the path, or of an order's only item. The path
 * is only a hint: products that the order lacks, or has no pieces left of, are not chosen.
 */
export function firstChoice(items: readonly Item[], productIds: readonly number[]): Schema<'RefundPick'>[] {
  const left = items.filter(({ refundable_quantity }) => refundable_quantity > 0);
  const named = left.filter(({ product_id }) => productIds.includes(product_id));
  const chosen = named.length > 0 ? named : left.length === 1 ? left : [];
  return chosen.map(({ id, refundable_quantity }) => ({ order_item_id: id, quantity: refundable_quantity }));
}

/** The parts of a refund's URL besides the order's id. */
export interface RefundHints {
  sn: string | undefined;
  productIds: readonly number[];
  amount: string | undefined;
}

/**
 * Compares a URL with its order. Returns the initial amount, if that much is refundable, and which parts of the URL are
 * wrong. A missing part is not wrong.
 */
export function checkHints(
  hints: RefundHints,
  { sn, items }: { sn: string; items: readonly Pick<Item, 'product_id'>[] },
  maxAmount: string,
) {
  const amount = hints.amount === undefined ? undefined : parseMoneyInput(hints.amount);
  const isPossible = amount !== undefined && compareMoney(amount, '0.00') > 0 && compareMoney(amount, maxAmount) <= 0;
  return {
    amount: isPossible ? currentFormats().amount(amount) : undefined,
    isOtherNumber: hints.sn !== undefined && hints.sn !== sn,
    isOtherProduct: hints.productIds.some((id) => items.every(({ product_id }) => product_id !== id)),
    isOtherAmount: hints.amount !== undefined && !isPossible,
  };
}
