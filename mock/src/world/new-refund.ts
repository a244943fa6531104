import { ORDER_STATUS } from '@meridian/sdk/rules';
import { nextId, serial } from './ids.ts';
import type { Order, Refund, World } from './types.ts';

/** What a customer declares of a case. */
export type Claim = Pick<
  Refund,
  | 'kind'
  | 'type'
  | 'productStatus'
  | 'items'
  | 'freight'
  | 'amount'
  | 'reasonId'
  | 'explanation'
  | 'proofs'
  | 'idempotencyKey'
>;

type Made = Claim & Pick<Refund, 'createdAt'> & Partial<Pick<Refund, 'status' | 'log' | 'nextAt'>>;

/** Adds a case to an order; without events, unless it is made from the past. */
export function addRefund(world: World, order: Order, made: Made): Refund {
  const id = nextId(world, 'refund');
  const refund: Refund = {
    id,
    sn: serial('R', made.createdAt, id),
    customerId: order.customerId,
    orderId: order.id,
    status: 'applied',
    unshipped: order.fulfilment === ORDER_STATUS.waiting_deliver,
    refuseReason: null,
    refusedAt: null,
    escalatedAt: null,
    parcel: null,
    log: [],
    nextAt: null,
    ...made,
  };
  world.refunds.set(id, refund);
  order.refundIds.push(id);
  return refund;
}
