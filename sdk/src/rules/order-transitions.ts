// The one table of how orders move. The server carries it out; clients only read the status that it answers.

export type OrderStatus = 0 | 1 | 2 | 3 | 4 | -1 | -2 | -3 | -4;

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

// A refund before the order was shipped is accepted at once.
const transitions: Readonly<Record<OrderStatus, Readonly<Partial<Record<OrderEvent, OrderStatus>>>>> = {
  0: { pay: 1, cancel: -1, pay_deadline: -1 },
  1: { ship: 2, apply_refund: -2 },
  2: { confirm: 3, ten_days: 3, apply_refund: -4 },
  3: { review: 4, seven_days: 4, apply_refund: -4 },
  4: {},
  '-1': {},
  '-2': { pay_back: -3 },
  '-3': {},
  '-4': { accept_refund: -2 },
};

/** A refused or withdrawn refund leads back to the status before it. */
const resumed: Readonly<Partial<Record<OrderStatus, readonly OrderStatus[]>>> = { '-2': [1, 2, 3], '-4': [2, 3] };

/** The status after an event (R4.01); undefined where the event is not possible. */
export const orderStatusAfter = (status: OrderStatus, event: OrderEvent): OrderStatus | undefined =>
  transitions[status][event];

const nextStatuses = (status: OrderStatus): readonly OrderStatus[] => [
  ...Object.values(transitions[status]),
  ...(resumed[status] ?? []),
];

/** Whether one step may lead an order from one status to another; staying is always allowed. */
export const canOrderMove = (from: OrderStatus, to: OrderStatus): boolean =>
  from === to || nextStatuses(from).includes(to);

/** Every status an order can come to from one, over any number of steps; its own is one of them. */
export const reachableOrderStatuses = (from: OrderStatus): ReadonlySet<OrderStatus> => reachable(from, nextStatuses);

export type RefundStatus = 'applied' | 'accepted' | 'returning' | 'returned' | 'refunded' | 'refused' | 'withdrawn';

const refundTransitions: Readonly<Record<RefundStatus, readonly RefundStatus[]>> = {
  applied: ['accepted', 'refused', 'withdrawn'],
  accepted: ['returning', 'refunded', 'refused', 'withdrawn'],
  returning: ['returned', 'refused', 'withdrawn'],
  returned: ['refunded', 'refused'],
  refunded: [],
  refused: [],
  withdrawn: [],
};

/** Whether one step may lead a refund from one status to another; staying is always allowed. */
export const canRefundMove = (from: RefundStatus, to: RefundStatus): boolean =>
  from === to || refundTransitions[from].includes(to);

/** Every status a refund can come to from one, over any number of steps; its own is one of them. */
export const reachableRefundStatuses = (from: RefundStatus): ReadonlySet<RefundStatus> =>
  reachable(from, (status) => refundTransitions[status]);

/** Whether nothing can happen to a refund any more. */
export const isRefundClosed = (status: RefundStatus): boolean => refundTransitions[status].length === 0;

function reachable<Status>(from: Status, next: (status: Status) => readonly Status[]): ReadonlySet<Status> {
  const seen = new Set([from]);
  for (const status of seen) for (const following of next(status)) seen.add(following);
  return seen;
}
