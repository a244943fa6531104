import { type OrderStatusName, orderStatusName } from './order-status.ts';

/** Every action on an order, in the order of their buttons, and whether the customer is asked first. */
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

// What each status offers, as far as the status alone decides (R4.02). The server's `allowed_actions` decides within it:
// an order whose items are all reviewed offers no review.
const possible: Readonly<Record<OrderStatusName, readonly OrderAction[]>> = {
  waiting_pay: ['pay', 'cancel'],
  waiting_deliver: ['refund', 'buy_again'],
  delivered: ['confirm', 'refund', 'logistics', 'buy_again'],
  received: ['review', 'refund', 'logistics', 'buy_again'],
  completed: ['review', 'logistics', 'buy_again'],
  cancelled: ['buy_again'],
  refunding: ['logistics'],
  refunded: ['buy_again'],
  in_after_sale: ['logistics'],
};

/** The actions that orders of this status can offer; none for a status that is not known. */
export const possibleActions = (status: number): readonly OrderAction[] => {
  const name = orderStatusName(status);
  return name === undefined ? [] : possible[name];
};

/** Whether orders of this status can offer the action. */
export const isPossible = (status: number, action: OrderAction): boolean => possibleActions(status).includes(action);

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
