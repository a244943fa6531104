import { complete, receive } from '../handlers/orders/confirm.ts';
import { completionAt, receiptAt } from '../handlers/orders/timetable.ts';
import type { Order } from '../world/types.ts';
import { type DueKind, NEVER } from './job.ts';

const SHIPPED = 2;
const RECEIVED = 3;

/** An order counts as received ten days after it was shipped (2 → 3). */
export const automaticReceipt: DueKind<Order> = {
  at: (_, order) => (order.status === SHIPPED ? receiptAt(order) : NEVER),
  happen: (_, order, at) => receive(order, at),
};

/** An order is complete seven days after it was received (3 → 4). */
export const automaticCompletion: DueKind<Order> = {
  at: (_, order) => (order.status === RECEIVED ? completionAt(order) : NEVER),
  happen: (_, order, at) => complete(order, at),
};
