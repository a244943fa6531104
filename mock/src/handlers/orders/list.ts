import type { Schema } from '@meridian/sdk';
import { ORDER_TABS } from '@meridian/sdk/rules';
import { byCreation, paginateAsOf } from '../../serializers/as-of.ts';
import { serializeOrderCard } from '../../serializers/order.ts';
import { shopOf } from '../../serializers/shop.ts';
import { toTime } from '../../serializers/time.ts';
import type { Order, World } from '../../world/types.ts';
import { allowedActions } from '../../world/views/order-actions.ts';
import { orderStatus } from '../../world/views/orders.ts';
import { hasAll, searchable, wordsOf } from '../catalogue/search-words.ts';
import type { Handler } from '../handler.ts';

export const listOrders: Handler<'listOrders'> = (call) => {
  const { world, customer, now, query } = call;
  const { status = 'all', keyword, change_of_mind: mind } = query;
  const words = keyword === undefined ? undefined : wordsOf(keyword);
  const found: Order[] = [];
  for (const order of world.orders.values()) {
    if (order.customerId !== customer.id || !isInTab(world, order, status)) continue;
    if (words && !hasAll(textOf(world, order), words)) continue;
    const isMeant = mind === undefined || allowedActions(world, order, now).includes('change_of_mind') === mind;
    if (isMeant) found.push(order);
  }
  found.sort((a, b) => b.createdAt - a.createdAt || b.id - a.id);
  const page = paginateAsOf(call, found, (order) => serializeOrderCard(call, order), byCreation);
  return { ...page, server_time: toTime(now) };
};

/** An order's number, products and shop, in any language. */
const textOf = (world: World, { sn, items, ...order }: Order): string =>
  searchable(sn, ...[...items, shopOf(world, order)].flatMap(({ name }) => Object.values(name)));

/** An order with a refund case is in two tabs: that of its fulfilment and that of its status (B4.11). */
const isInTab = (world: World, order: Order, tab: Schema<'OrderStatusFilter'>): boolean =>
  tab === 'all' || String(order.fulfilment) === tab || String(orderStatus(world, order)) === tab;

export const getOrderCounts: Handler<'getOrderCounts'> = ({ world, customer }) => {
  const counts = new Map<string, number>();
  const count = (tab: string) => counts.set(tab, (counts.get(tab) ?? 0) + 1);
  for (const order of world.orders.values()) {
    if (order.customerId !== customer.id) continue;
    // Counted once for each of its tabs.
    for (const tab of new Set(['all', String(order.fulfilment), String(orderStatus(world, order))])) count(tab);
  }
  return { counts: ORDER_TABS.map((status) => ({ status, count: counts.get(status) ?? 0 })) };
};
