// R4.01: the statuses of an order.
import { keysOf } from './keys-of.ts';

/** The number of each status (contract: OrderStatus). The first six are fulfilments, too. */
export const ORDER_STATUS = {
  waiting_pay: 0,
  waiting_deliver: 1,
  delivered: 2,
  received: 3,
  completed: 4,
  cancelled: -1,
  refunding: -2,
  refunded: -3,
  in_after_sale: -4,
} as const;

export type OrderStatusName = keyof typeof ORDER_STATUS;

/** Where an order stands as its tabs show it (contract: OrderStatus). */
export type OrderStatus = (typeof ORDER_STATUS)[OrderStatusName];

const NAMES: readonly OrderStatusName[] = keysOf(ORDER_STATUS);

/** What an order's status is called; undefined for a value that is not known, which is shown as it is. */
export const orderStatusName = (status: number): OrderStatusName | undefined =>
  NAMES.find((name) => ORDER_STATUS[name] === status);

export type OrderTab = 'all' | `${OrderStatus}`;
export type OrderTabName = OrderStatusName | 'all';

/** The tabs of the order list in their order; the value is the URL's `:status?` and the filter of listOrders. */
export const ORDER_TABS: readonly OrderTab[] = ['all', ...NAMES.map((name) => `${ORDER_STATUS[name]}` as const)];

/** What a tab is called. */
export const orderTabName = (tab: OrderTab): OrderTabName =>
  NAMES.find((name) => `${ORDER_STATUS[name]}` === tab) ?? 'all';

/** The tab that a URL asks for; `all` for anything else. */
export const orderTabOf = (text: string | undefined): OrderTab => ORDER_TABS.find((tab) => tab === text) ?? 'all';
