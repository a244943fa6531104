import { DAY } from '../../clock.ts';
import { DATA } from '../../data/data.ts';
import { nextId, serial } from '../../ids.ts';
import { post } from '../../ledger.ts';
import { privateCopyOf } from '../../pictures.ts';
import { billTitle } from '../../texts/bill-titles.ts';
import type { Order, Refund } from '../../types.ts';
import { isPaidBackWhole } from '../../views/cases.ts';
import { orderSums } from '../../views/orders.ts';
import type { Buyer } from './buyer.ts';

const { log } = DATA.refunds;

/** Refunds an order's goods without a return, one day after they arrived. */
export const refundOrder = ({ world, customer }: Buyer, order: Order): void => {
  const received = order.receivedAt ?? order.createdAt;
  const createdAt = received + DAY;
  const id = nextId(world, 'refund');
  const sn = serial('R', createdAt, id);
  const amount = orderSums(order).subtotal;
  const refundedAt = createdAt + 2 * DAY;
  const refund: Refund = {
    id,
    sn,
    customerId: customer.id,
    orderId: order.id,
    type: 'refund_only',
    productStatus: 'received',
    status: 'refunded',
    items: order.items.map(({ id: orderItemId, quantity, price }) => ({
      orderItemId,
      quantity,
      share: price * quantity,
    })),
    freight: 0,
    unshipped: false,
    amount,
    reasonId: 2,
    explanation: DATA['demo/history'].refundExplanation,
    proofs: order.items.slice(0, 1).map((item) => privateCopyOf(item.picture)),
    refuseReason: null,
    refusedAt: null,
    escalatedAt: null,
    parcel: null,
    log: [
      { at: createdAt, by: 'customer', text: log.applied },
      { at: createdAt + DAY, by: 'shop', text: log.accepted },
      { at: refundedAt, by: 'platform', text: log.paid },
    ],
    nextAt: null,
    createdAt,
  };
  world.refunds.set(id, refund);
  order.refundIds.push(id);
  order.caseClosedAt = refundedAt;
  order.completedAt = isPaidBackWhole(world, order) ? refundedAt : refundedAt + 7 * DAY;
  post(world, customer, {
    type: 'refund',
    title: billTitle.refund(sn),
    amount,
    createdAt: refundedAt,
    source: { kind: 'refund', id },
  });
};
