// The one table of how orders walk. The server carries it out; clients only read the fulfilment that it answers.
import { ORDER_STATUS, type OrderStatusName } from './order-status.ts';
import { reachable } from './reachable.ts';

/** How far an order has come, whatever cases of after-sale there are (contract: Fulfilment). */
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

// Every piece can be cancelled by cases before the order is shipped: then nothing is left to send. Every piece can be paid
// back afterwards: then nothing is left to confirm, to release or to review.
const transitions: Readonly<Record<Fulfilment, Readonly<Partial<Record<FulfilmentEvent, Fulfilment>>>>> = {
  [waiting_pay]: { pay: waiting_deliver, cancel: cancelled, pay_deadline: cancelled },
  [waiting_deliver]: { ship: delivered, all_cancelled: cancelled },
  [delivered]: { confirm: received, receipt_due: received, all_paid_back: completed },
  [received]: { review: completed, completion_due: completed, all_paid_back: completed },
  [completed]: {},
  [cancelled]: {},
};

/** The fulfilment after an event (R4.01); undefined where the event is not possible. */
export const fulfilmentAfter = (fulfilment: Fulfilment, event: FulfilmentEvent): Fulfilment | undefined =>
  transitions[fulfilment][event];

const next = (fulfilment: Fulfilment): readonly Fulfilment[] => Object.values(transitions[fulfilment]);

/** Whether one step may lead an order from one fulfilment to another; staying is always allowed. */
export const canFulfilmentMove = (from: Fulfilment, to: Fulfilment): boolean => from === to || next(from).includes(to);

/** Every fulfilment an order can come to from one, over any number of steps; its own is one of them. */
export const reachableFulfilments = (from: Fulfilment): ReadonlySet<Fulfilment> => reachable(from, next);
