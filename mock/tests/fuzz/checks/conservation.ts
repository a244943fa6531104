import { AUDIT_STATUS, ORDER_STATUS } from '@meridian/sdk/rules';
import { totals } from '../../../src/world/ledger.ts';
import type { World } from '../../../src/world/types.ts';
import { cancelsItems } from '../../../src/world/views/cases.ts';
import { orderSums } from '../../../src/world/views/orders.ts';

/** Sums that no call may change, by what they count. */
export type ConservedSums = ReadonlyMap<string, number>;

/**
 * Quantities that never change, computed from the records and not from the ledger. Money: a customer's balance, minus
 * top-ups and refunds, plus orders and withdrawals. Goods: a SKU's pieces in stock or in valid orders, except pieces
 * refunded before shipping. Sales: a product's counter, minus pieces paid for and not refunded.
 */
export function conservedSums(world: World): ConservedSums {
  const sums = new Map<string, number>();
  const add = (key: string, amount: number) => sums.set(key, (sums.get(key) ?? 0) + amount);
  for (const customer of world.customers.values()) {
    const purse = `money of customer ${customer.id}`;
    add(purse, totals(customer).total);
    for (const { status, amount, fee } of customer.recharges)
      if (status === AUDIT_STATUS.passed) add(purse, fee - amount);
    for (const { status, amount } of customer.withdrawals) if (status === AUDIT_STATUS.passed) add(purse, amount);
  }
  for (const { id, sales, skus } of world.products.values()) {
    add(`sales of product ${id}`, sales);
    for (const sku of skus) add(`pieces of sku ${sku.id}`, sku.stock);
  }
  for (const order of world.orders.values()) {
    if (order.paidAt !== null) add(`money of customer ${order.customerId}`, orderSums(order).total);
    for (const { productId, skuId, quantity } of order.items) {
      if (order.paidAt !== null || order.fulfilment !== ORDER_STATUS.cancelled) add(`pieces of sku ${skuId}`, quantity);
      if (order.paidAt !== null) add(`sales of product ${productId}`, -quantity);
    }
  }
  for (const refund of world.refunds.values()) {
    const { status, customerId, orderId, amount, items } = refund;
    if (status !== 'refunded') continue;
    add(`money of customer ${customerId}`, -amount);
    for (const { orderItemId, quantity } of items) {
      const item = world.orders.get(orderId)?.items.find(({ id }) => id === orderItemId);
      if (item) add(`sales of product ${item.productId}`, quantity);
      if (item && cancelsItems(refund)) add(`pieces of sku ${item.skuId}`, -quantity);
    }
  }
  return sums;
}

/** The sums that changed. New customers start with nothing. */
export function notConserved(before: ConservedSums, after: ConservedSums): string[] {
  return [...after].flatMap(([key, sum]) => {
    const earlier = before.get(key) ?? 0;
    return sum === earlier ? [] : [`${key}: ${sum - earlier} out of nowhere`];
  });
}
