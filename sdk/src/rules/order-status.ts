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

// Who moves an order, from where, to where.
const transitions: Readonly<Record<number, Readonly<Partial<Record<OrderEvent, number>>>>> = {
  0: { pay: 1, cancel: -1, pay_deadline: -1 },
  1: { ship: 2, apply_refund: -2 },
  2: { confirm: 3, ten_days: 3, apply_refund: -4 },
  3: { review: 4, seven_days: 4, apply_refund: -4 },
  [-4]: { accept_refund: -2 },
  [-2]: { pay_back: -3 },
};

export type OrderEvent =
  | 'pay'
  | 'cancel'
  | 'pay_deadline'
  | 'ship'
  | 'confirm'
  | 'ten_days'
  | 'review'
  | 'seven_days'
  | 'apply_refund'
  | 'accept_refund'
  | 'pay_back';

/**
 * The status after an event; undefined where the event is not possible. A refused or withdrawn refund is not in the
 * table: it leads back to the status before it.
 */
export const orderStatusAfter = (status: number, event: OrderEvent): number | undefined => transitions[status]?.[event];
