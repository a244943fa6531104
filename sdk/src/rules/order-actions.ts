import { ORDER_STATUS, orderStatusName } from './order-status.ts';
import type { Fulfilment } from './order-transitions.ts';

/** Every action on an order, in the order of the buttons, and whether it asks for confirmation first. */
export const ORDER_ACTIONS = {
  pay: { asks: false },
  confirm: { asks: true },
  review: { asks: false },
  logistics: { asks: false },
  refund: { asks: false },
  extend_receipt: { asks: true },
  edit_address: { asks: false },
  buy_again: { asks: false },
  change_of_mind: { asks: true },
  cancel: { asks: true },
} as const;

export type OrderAction = keyof typeof ORDER_ACTIONS;

// The actions that each fulfilment permits (R4.02). The server's `allowed_actions` narrows them: an order whose items
// are all reviewed offers no review.
const possible: Readonly<Record<Fulfilment, readonly OrderAction[]>> = {
  [ORDER_STATUS.waiting_pay]: ['pay', 'cancel', 'edit_address'],
  [ORDER_STATUS.waiting_deliver]: ['refund', 'change_of_mind', 'edit_address', 'buy_again'],
  [ORDER_STATUS.delivered]: ['confirm', 'extend_receipt', 'refund', 'change_of_mind', 'logistics', 'buy_again'],
  [ORDER_STATUS.received]: ['review', 'refund', 'change_of_mind', 'logistics', 'buy_again'],
  [ORDER_STATUS.completed]: ['review', 'refund', 'change_of_mind', 'logistics', 'buy_again'],
  [ORDER_STATUS.cancelled]: ['buy_again'],
};

const isFulfilment = (value: number): value is Fulfilment => Object.hasOwn(possible, value);

/** The actions that orders of this fulfilment can offer; none for an unknown one. */
export const possibleActions = (fulfilment: number): readonly OrderAction[] =>
  isFulfilment(fulfilment) ? possible[fulfilment] : [];

/** Whether orders of this fulfilment can offer the action. */
export const isPossible = (fulfilment: number, action: OrderAction): boolean =>
  possibleActions(fulfilment).includes(action);

const isAction = (name: string): name is OrderAction => Object.hasOwn(ORDER_ACTIONS, name);

/**
 * The actions to offer, in order: the known ones among those that the server allows (R4.02). An order of unknown status
 * offers none.
 */
export const offeredActions = (order: { status: number; allowed_actions: readonly string[] }): OrderAction[] =>
  orderStatusName(order.status) === undefined
    ? []
    : Object.keys(ORDER_ACTIONS)
        .filter(isAction)
        .filter((action) => order.allowed_actions.includes(action));
