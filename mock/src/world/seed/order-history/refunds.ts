import { refundBill } from '../../bills.ts';
import { DAY } from '../../clock.ts';
import { DATA } from '../../data/data.ts';
import { post } from '../../ledger.ts';
import { addRefund } from '../../new-refund.ts';
import { privateCopyOf } from '../../pictures.ts';
import type { Order, Refund, World } from '../../types.ts';
import { isPaidBackWhole } from '../../views/cases.ts';
import { orderSums } from '../../views/orders.ts';
import type { Buyer } from './buyer.ts';

const { log } = DATA.refunds;

/** Opens a case for all goods of an order that has arrived, without a return. */
export const openPastCase = (
  world: World,
  order: Order,
  past: Pick<Refund, 'status' | 'log' | 'nextAt' | 'createdAt'>,
): Refund =>
  addRefund(world, order, {
    kind: 'refund',
    type: 'refund_only',
    productStatus: 'received',
    items: order.items.map(({ id, quantity, price }) => ({ orderItemId: id, quantity, share: price * quantity })),
    freight: 0,
    amount: orderSums(order).subtotal,
    reasonId: 2,
    explanation: DATA['demo/history'].refundExplanation,
    proofs: order.items.slice(0, 1).map((item) => privateCopyOf(item.picture)),
    ...past,
  });

/** Refunds an order's goods without a return, one day after they arrived. */
export const refundOrder = ({ world, customer }: Buyer, order: Order): void => {
  const createdAt = (order.receivedAt ?? order.createdAt) + DAY;
  const refundedAt = createdAt + 2 * DAY;
  const refund = openPastCase(world, order, {
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
