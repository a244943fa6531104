// R4.01: the statuses of an order.

const statuses = {
  '0': 'waiting_pay',
  '1': 'waiting_deliver',
  '2': 'delivered',
  '3': 'received',
  '4': 'completed',
  '-1': 'cancelled',
  '-2': 'refunding',
  '-3': 'refunded',
  '-4': 'in_after_sale',
} as const;

export type OrderStatusName = (typeof statuses)[keyof typeof statuses];

const isStatus = (text: string): text is keyof typeof statuses => Object.hasOwn(statuses, text);

/** What an order's status is called; undefined for a value that is not known, which is shown as it is. */
export const orderStatusName = (status: number): OrderStatusName | undefined => {
  const text = String(status);
  return isStatus(text) ? statuses[text] : undefined;
};

/** The tabs of the order list in their order; the value is the URL's `:status?` and the filter of listOrders. */
export const ORDER_TABS = ['all', '0', '1', '2', '3', '4', '-1', '-2', '-3', '-4'] as const;

export type OrderTab = (typeof ORDER_TABS)[number];
export type OrderTabName = OrderStatusName | 'all';

/** What a tab is called. */
export const orderTabName = (tab: OrderTab): OrderTabName => (tab === 'all' ? 'all' : statuses[tab]);

/** The tab that a URL asks for; `all` for anything else. */
export const orderTabOf = (text: string | undefined): OrderTab => ORDER_TABS.find((tab) => tab === text) ?? 'all';
