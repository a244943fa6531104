import { type OrderStatusName, orderStatusName } from './order-status.ts';

/** Every action on an order, in the order in which buttons stand, and whether the customer is asked first. */
export const ORDER_ACTIONS = {
  pay: { asks: false },
  confirm: { asks: true },
  review: { asks: false },
  logistics: { asks: false },
  refund: { asks: false },
  buy_again: { asks: false },
  cancel: { asks: true },
} as const;

export type OrderAction = keyof typeof ORDER_ACTIONS;

// Which actions a status can offer at all (R4.02). The server's `allowed_actions` decides within it: a delivered order
// that cannot be refunded any more offers no refund.
const possible: Readonly<Record<OrderStatusName, readonly OrderAction[]>> = {
  waiting_pay: ['pay', 'cancel'],
  waiting_deliver: ['refund', 'buy_again'],
  delivered: ['confirm', 'logistics', 'refund', 'buy_again'],
  received: ['review', 'logistics', 'refund', 'buy_again'],
  completed: ['logistics', 'buy_again', 'review'],
  cancelled: ['buy_again'],
  refunding: ['logistics'],
  refunded: ['buy_again'],
  in_after_sale: ['logistics'],
};

/** Whether orders of this status can offer the action. */
export const isPossible = (status: number, action: OrderAction): boolean => {
  const name = orderStatusName(status);
  return name !== undefined && possible[name].includes(action);
};

const isAction = (name: string): name is OrderAction => Object.hasOwn(ORDER_ACTIONS, name);

/**
 * The actions to offer, in their order: those the server allows, as far as they are known (R4.02). An order whose
 * status is not known offers none.
 */
export const offeredActions = (order: { status: number; allowed_actions: readonly string[] }): OrderAction[] =>
  orderStatusName(order.status) === undefined
    ? []
    : Object.keys(ORDER_ACTIONS)
        .filter(isAction)
        .filter((action) => order.allowed_actions.includes(action));
