import { refundBill } from '../../bills.ts';
import { DAY } from '../../clock.ts';
import { DATA } from '../../data/data.ts';
import { nextId, serial } from '../../ids.ts';
import { post } from '../../ledger.ts';
import { privateCopyOf } from '../../pictures.ts';
import type { Order, Refund } from '../../types.ts';
import { isPaidBackWhole } from '../../views/cases.ts';
import { orderSums } from '../../views/orders.ts';
import type { Buyer } from './buyer.ts';

const { log } = DATA.refunds;

/** Opens a case for all goods of an order that has arrived, without a return. */
export const openPastCase = (
  { world, customer }: Buyer,
  order: Order,
  { status, log, nextAt, createdAt }: Pick<Refund, 'status' | 'log' | 'nextAt' | 'createdAt'>,
): Refund => {
  const id = nextId(world, 'refund');
  const refund: Refund = {
    id,
    sn: serial('R', createdAt, id),
    customerId: customer.id,
    orderId: order.id,
    kind: 'refund',
    type: 'refund_only',
    productStatus: 'received',
    status,
    items: order.items.map((item) => ({
      orderItemId: item.id,
      quantity: item.quantity,
      share: item.price * item.quantity,
    })),
    freight: 0,
    unshipped: false,
    amount: orderSums(order).subtotal,
    reasonId: 2,
    explanation: DATA['demo/history'].refundExplanation,
    proofs: order.items.slice(0, 1).map((item) => privateCopyOf(item.picture)),
    refuseReason: null,
    refusedAt: null,
    escalatedAt: null,
    parcel: null,
    log,
    nextAt,
    createdAt,
  };
  world.refunds.set(id, refund);
  order.refundIds.push(id);
  return refund;
};

/** Refunds an order's goods without a return, one day after they arrived. */
export const refundOrder = (buyer: Buyer, order: Order): void => {
  const { world, customer } = buyer;
  const createdAt = (order.receivedAt ?? order.createdAt) + DAY;
  const refundedAt = createdAt + 2 * DAY;
  const refund = openPastCase(buyer, order, {
    status: 'refunded',
    log: [
      { at: createdAt, by: 'customer', text: log.applied },
      { at: createdAt + DAY, by: 'shop', text: log.accepted },
      { at: refundedAt, by: 'platform', text: log.paid },
    ],
    nextAt: null,
    createdAt,
  });
  order.caseClosedAt = refundedAt;
  order.completedAt = isPaidBackWhole(world, order) ? refundedAt : refundedAt + 7 * DAY;
  post(world, customer, refundBill(refund, refundedAt));
};
