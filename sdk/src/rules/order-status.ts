// R4.01: the statuses of an order.
import { keysOf } from './keys-of.ts';

/** The number of each status (contract: OrderStatus). The first six are also fulfilments. */
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

/** An order's status, as the tabs show it (contract: OrderStatus). */
export type OrderStatus = (typeof ORDER_STATUS)[OrderStatusName];

const NAMES: readonly OrderStatusName[] = keysOf(ORDER_STATUS);

/** The name of an order's status; undefined for an unknown value, which is shown as it is. */
export const orderStatusName = (status: number): OrderStatusName | undefined =>
  NAMES.find((name) => ORDER_STATUS[name] === status);

export type OrderTab = 'all' | `${OrderStatus}`;
export type OrderTabName = OrderStatusName | 'all';

/** The tabs of the order list, in order. The value is the URL's `:status?` and the filter of listOrders. */
export const ORDER_TABS: readonly OrderTab[] = ['all', ...NAMES.map((name) => `${ORDER_STATUS[name]}` as const)];

/** The name of a tab. */
export const orderTabName = (tab: OrderTab): OrderTabName =>
  NAMES.find((name) => `${ORDER_STATUS[name]}` === tab) ?? 'all';

/** The tab that a URL asks for; `all` for anything else. */
export const orderTabOf = (text: string | undefined): OrderTab => ORDER_TABS.find((tab) => tab === text) ?? 'all';
