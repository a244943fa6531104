// The transitions of orders. The server makes them; clients only read the fulfilment.
import { ORDER_STATUS, type OrderStatusName } from './order-status.ts';
import { reachable } from './reachable.ts';

/** How far an order has come, regardless of its refund cases (contract: Fulfilment). */
export type Fulfilment = (typeof ORDER_STATUS)[Exclude<OrderStatusName, 'refunding' | 'refunded' | 'in_after_sale'>];

export type FulfilmentEvent =
  | 'pay'
  | 'cancel'
  | 'pay_deadline'
  | 'ship'
  | 'all_cancelled'
  | 'confirm'
  | 'receipt_due'
  | 'review'
  | 'completion_due'
  | 'all_paid_back';

const { waiting_pay, waiting_deliver, delivered, received, completed, cancelled } = ORDER_STATUS;

// Refund cases can cancel every piece before the order is shipped: then nothing is left to send. Afterwards they can
// pay back every piece: then nothing is left to confirm, to release or to review.
const transitions: Readonly<Record<Fulfilment, Readonly<Partial<Record<FulfilmentEvent, Fulfilment>>>>> = {
  [waiting_pay]: { pay: waiting_deliver, cancel: cancelled, pay_deadline: cancelled },
  [waiting_deliver]: { ship: delivered, all_cancelled: cancelled },
  [delivered]: { confirm: received, receipt_due: received, all_paid_back: completed },
  [received]: { review: completed, completion_due: completed, all_paid_back: completed },
  [completed]: {},
  [cancelled]: {},
};

/** The fulfilment after an event (R4.01); undefined if the event is not possible. */
export const fulfilmentAfter = (fulfilment: Fulfilment, event: FulfilmentEvent): Fulfilment | undefined =>
  transitions[fulfilment][event];

const next = (fulfilment: Fulfilment): readonly Fulfilment[] => Object.values(transitions[fulfilment]);

/** Whether an order can move from one fulfilment to another in one step; staying is always allowed. */
export const canFulfilmentMove = (from: Fulfilment, to: Fulfilment): boolean => from === to || next(from).includes(to);

/** Every fulfilment that an order can reach from this one in any number of steps, itself included. */
export const reachableFulfilments = (from: Fulfilment): ReadonlySet<Fulfilment> => reachable(from, next);
