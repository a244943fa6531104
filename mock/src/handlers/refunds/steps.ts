import { fromCents } from '@meridian/sdk/rules';
import { fillText } from '../../text.ts';
import { DAY, HOUR } from '../../world/clock.ts';
import { DATA } from '../../world/data/data.ts';
import { post } from '../../world/ledger.ts';
import { billTitle } from '../../world/texts/bill-titles.ts';
import { news } from '../../world/texts/news.ts';
import type { Customer, Instant, Order, Refund, Text, World } from '../../world/types.ts';
import { notify } from '../notify.ts';
import { countSales } from '../orders/sales.ts';
import { moveOrder } from '../orders/transitions.ts';

/** How long shops and carriers take. */
const SHOP_DECIDES_AFTER = 2 * HOUR;
const PARCEL_BACK_AFTER = 2 * DAY;
const PAID_BACK_AFTER = HOUR;

const IN_AFTER_SALE = -4;

const { log, refuseReasons } = DATA.refunds;

/** A case with its order and its customer: what every step is taken on. */
export interface RefundCase {
  readonly world: World;
  readonly customer: Customer;
  readonly order: Order;
  readonly refund: Refund;
}

type Actor = Refund['log'][number]['by'];

const addLogEntry = ({ refund }: RefundCase, at: Instant, by: Actor, text: Text) => refund.log.push({ at, by, text });

const facts = ({ order }: RefundCase) => ({ orderId: order.id, sn: order.sn });

/** The customer has applied; an order that was not shipped yet is agreed to at once, by the platform. */
export function applyForRefund(one: RefundCase, at: Instant): void {
  const { order, refund } = one;
  const amount = fromCents(refund.amount);
  const applied = refund.type === 'refund_return' ? log.appliedForReturn : log.appliedWithoutReturn;
  addLogEntry(one, at, 'customer', fillText(applied, { amount }));
  const unshipped = order.status === 1;
  order.statusBeforeRefund = order.status;
  moveOrder(order, 'apply_refund');
  refund.nextAt = at + SHOP_DECIDES_AFTER;
  if (unshipped) acceptRefund(one, at, 'platform');
}

/** applied → accepted: the order is being refunded now (-2). */
export function acceptRefund(one: RefundCase, at: Instant, by: 'shop' | 'platform'): void {
  const { world, customer, order, refund } = one;
  const goodsReturn = refund.type === 'refund_return';
  refund.status = 'accepted';
  refund.nextAt = goodsReturn ? null : at + PAID_BACK_AFTER;
  if (order.status === IN_AFTER_SALE) moveOrder(order, 'accept_refund');
  addLogEntry(one, at, by, goodsReturn ? log.acceptedForReturn : log.payingBack);
  notify(world, customer, news.refundAccepted({ ...facts(one), goodsReturn }), at);
}

/** applied or returned → refused: the order goes on where it was. */
export function refuseRefund(one: RefundCase, at: Instant): void {
  const { world, customer, refund } = one;
  const reason = refund.status === 'returned' ? refuseReasons.returnedUsed : refuseReasons.noFault;
  refund.status = 'refused';
  refund.refuseReason = reason;
  refund.nextAt = null;
  addLogEntry(one, at, 'shop', fillText(log.refused, { reason }));
  resumeOrder(one, at);
  notify(world, customer, news.refundRefused({ ...facts(one), reason }), at);
}

/** applied or accepted → withdrawn, by the customer. */
export function withdrawRefund(one: RefundCase, at: Instant): void {
  const { refund } = one;
  refund.status = 'withdrawn';
  refund.nextAt = null;
  addLogEntry(one, at, 'customer', log.withdrawn);
  resumeOrder(one, at);
}

/** accepted → returning: the goods are on their way back. */
export function sendGoodsBack(one: RefundCase, parcel: { carrier: string; number: string }, at: Instant): void {
  const { refund } = one;
  const { carrier, number } = parcel;
  refund.status = 'returning';
  refund.parcel = { carrier, number, sentAt: at };
  refund.nextAt = at + PARCEL_BACK_AFTER;
  addLogEntry(one, at, 'customer', fillText(log.sentBack, { carrier, number }));
}

/** returning → returned: the shop has the goods, and checks them. */
export function receiveReturn(one: RefundCase, at: Instant): void {
  const { refund } = one;
  refund.status = 'returned';
  refund.nextAt = at + PAID_BACK_AFTER;
  addLogEntry(one, at, 'shop', log.received);
}

/** accepted without return, or returned → refunded: exactly the case's amount goes to the balance, as one bill. */
export function payBackRefund(one: RefundCase, at: Instant): void {
  const { world, customer, order, refund } = one;
  refund.status = 'refunded';
  refund.nextAt = null;
  moveOrder(order, 'pay_back');
  order.statusBeforeRefund = null;
  if (refund.amount > 0) {
    post(world, customer, {
      type: 'refund',
      title: billTitle.refund(refund.sn),
      amount: refund.amount,
      createdAt: at,
      source: { kind: 'refund', id: refund.id },
    });
  }
  const pieces = refund.items.flatMap(({ orderItemId, quantity }) => {
    const item = order.items.find(({ id }) => id === orderItemId);
    return item ? [{ productId: item.productId, quantity }] : [];
  });
  countSales(world, pieces, -1);
  const amount = fromCents(refund.amount);
  addLogEntry(one, at, 'platform', fillText(log.paidAmount, { amount }));
  notify(world, customer, news.refundPaid({ ...facts(one), amount: refund.amount }), at);
}

/** Gives the order the status back that it had before the case; its time begins anew. */
function resumeOrder({ order }: RefundCase, at: Instant): void {
  if (order.statusBeforeRefund === null) throw new Error(`Order ${order.id} has no status to go back to`);
  order.status = order.statusBeforeRefund;
  order.statusBeforeRefund = null;
  order.resumedAt = at;
}
