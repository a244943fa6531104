import { billTitle } from '../bill-titles.ts';
import { DAY } from '../clock.ts';
import { nextId, serial } from '../ids.ts';
import { post } from '../ledger.ts';
import type { Order, Refund } from '../types.ts';
import { orderSums } from '../views/orders.ts';
import type { Past } from './past.ts';
import { t } from './text.ts';

/** Pays an order's goods back without a return, one day after they came. */
export const paidBack = ({ world, customer }: Past, order: Order): void => {
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
    items: order.items.map((item) => ({ orderItemId: item.id, quantity: item.quantity })),
    amount,
    reasonId: 2,
    explanation: 'Broken on arrival, see the picture.',
    proofs: order.items.slice(0, 1).map((item) => item.picture),
    refuseReason: null,
    parcel: null,
    log: [
      { at: createdAt, by: 'customer', text: t('Applied for a refund without return', '申请仅退款') },
      { at: createdAt + DAY, by: 'shop', text: t('Accepted. Nothing needs to be sent back', '已同意，无需寄回') },
      { at: refundedAt, by: 'platform', text: t('Paid back to the balance', '已退回余额') },
    ],
    nextAt: null,
    createdAt,
  };
  world.refunds.set(id, refund);
  order.refundIds.push(id);
  order.status = -3;
  order.completedAt = null;
  post(world, customer, {
    type: 'refund',
    title: billTitle.refund(sn),
    amount,
    createdAt: refundedAt,
    source: { kind: 'refund', id },
  });
};
