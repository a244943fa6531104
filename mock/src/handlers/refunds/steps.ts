import { ORDER_STATUS } from '@meridian/sdk/rules';
import { composeText, fillText, same } from '../../text.ts';
import { refundBill } from '../../world/bills.ts';
import { DAY, HOUR } from '../../world/clock.ts';
import { DATA } from '../../world/data/data.ts';
import { post } from '../../world/ledger.ts';
import { LIMITS } from '../../world/limits.ts';
import { returnStock } from '../../world/stock.ts';
import { amountText } from '../../world/texts/amount-text.ts';
import { news } from '../../world/texts/news.ts';
import type { Customer, Instant, Order, Refund, Text, World } from '../../world/types.ts';
import { cancelsItems, hasOpenCase, isPaidBackWhole, shippablePieces } from '../../world/views/cases.ts';
import { freightFor, shareOf } from '../../world/views/refund-quote.ts';
import { notify } from '../notify.ts';
import { markCompleted } from '../orders/confirm.ts';
import { countSales } from '../orders/sales.ts';
import { moveOrder } from '../orders/transitions.ts';

/** How long shops and carriers take. */
const SHOP_DECIDES_AFTER = 2 * HOUR;
const PARCEL_BACK_AFTER = 2 * DAY;
const PAID_BACK_AFTER = HOUR;
const PLATFORM_DECIDES_AFTER = DAY;

/** How long a customer has to send the goods back. */
const SEND_BACK_WITHIN = { refund: LIMITS.returnDays * DAY, change_of_mind: LIMITS.changeOfMindReturnDays * DAY };

const { log, refuseReasons } = DATA.refunds;

/** A case with its order and customer: the input of every step. */
export interface RefundCase {
  readonly world: World;
  readonly customer: Customer;
  readonly order: Order;
  readonly refund: Refund;
}

type Actor = Refund['log'][number]['by'];

const addLogEntry = ({ refund }: RefundCase, at: Instant, by: Actor, text: Text) => refund.log.push({ at, by, text });

const facts = ({ order }: RefundCase) => ({ orderId: order.id, sn: order.sn });

/** Applies for a refund. For an order not yet shipped, the platform accepts at once. */
export function applyForRefund(one: RefundCase, at: Instant): void {
  const { refund } = one;
  const amount = amountText(refund.amount);
  const applied = refund.type === 'refund_return' ? log.appliedForReturn : log.appliedWithoutReturn;
  addLogEntry(one, at, 'customer', fillText(applied, { amount }));
  refund.nextAt = at + SHOP_DECIDES_AFTER;
  if (refund.unshipped) acceptRefund(one, at, 'platform');
}

/**
 * A change of mind: nobody decides. Before shipping the money is back at once; afterwards the goods are sent back first.
 * The receipt is sent out whatever the customer's preferences say.
 */
export function declareChange(one: RefundCase, at: Instant): void {
  const { world, customer, order, refund } = one;
  addLogEntry(one, at, 'customer', log.mindChanged);
  const goods = refund.items.map(({ orderItemId, quantity }) => {
    const name = order.items.find(({ id }) => id === orderItemId)?.name ?? same('');
    return composeText([name], (say) => `${quantity} × ${say(name)}`);
  });
  const items = composeText(goods, (say) => goods.map(say).join(', '));
  const time = `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const { id, type, amount } = refund;
  const goodsReturn = type === 'refund_return';
  notify(world, customer, news.mindChanged({ ...facts(one), caseId: id, items, time, amount, goodsReturn }), at);
  if (goodsReturn) {
    refund.status = 'accepted';
    refund.nextAt = at + SEND_BACK_WITHIN.change_of_mind;
  } else payBackRefund(one, at);
}

/** applied → accepted. Goods already returned, in a case that was refused after the return, are not sent again. */
export function acceptRefund(one: RefundCase, at: Instant, by: 'shop' | 'platform'): void {
  const { world, customer, refund } = one;
  const goodsReturn = refund.type === 'refund_return' && refund.parcel === null;
  refund.status = 'accepted';
  refund.nextAt = at + (goodsReturn ? SEND_BACK_WITHIN.refund : PAID_BACK_AFTER);
  addLogEntry(one, at, by, goodsReturn ? log.acceptedForReturn : log.payingBack);
  notify(world, customer, news.refundAccepted({ ...facts(one), goodsReturn }), at);
}

/** applied or returned → refused: by the shop, or by the platform after an escalation. */
export function refuseRefund(one: RefundCase, at: Instant): void {
  const { world, customer, refund } = one;
  const escalated = refund.status === 'applied' && refund.escalatedAt !== null;
  const shops = refund.status === 'returned' ? refuseReasons.returnedUsed : refuseReasons.noFault;
  const reason = escalated ? refuseReasons.shopIsRight : shops;
  refund.status = 'refused';
  refund.refuseReason = reason;
  refund.refusedAt = at;
  refund.nextAt = null;
  addLogEntry(one, at, escalated ? 'platform' : 'shop', fillText(log.refused, { reason }));
  closeCase(one, at);
  notify(world, customer, news.refundRefused({ ...facts(one), reason }), at);
}

/**
 * refused → applied: the platform decides. The possible refund is recalculated: other cases may have come in between.
 */
export function escalate(one: RefundCase, explanation: string, at: Instant): void {
  const { world, order, refund } = one;
  refund.freight = freightFor(world, order, refund);
  for (const item of refund.items) {
    const ordered = order.items.find(({ id }) => id === item.orderItemId);
    if (ordered) item.share = shareOf(world, order, ordered, item.quantity);
  }
  refund.status = 'applied';
  refund.escalatedAt = at;
  refund.nextAt = at + PLATFORM_DECIDES_AFTER;
  addLogEntry(one, at, 'customer', fillText(log.escalated, { explanation }));
}

/** applied or accepted → withdrawn: by the customer, or because the goods were not sent back in time. */
export function withdrawRefund(one: RefundCase, by: 'customer' | 'platform', at: Instant): void {
  const { refund } = one;
  refund.status = 'withdrawn';
  refund.nextAt = null;
  addLogEntry(one, at, by, by === 'customer' ? log.withdrawn : log.notSentBack);
  closeCase(one, at);
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

/** returning → returned: the shop has the goods and checks them. */
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
  if (refund.amount > 0) post(world, customer, refundBill(refund, at));
  const pieces = refund.items.flatMap(({ orderItemId, quantity }) => {
    const item = order.items.find(({ id }) => id === orderItemId);
    return item ? [{ productId: item.productId, skuId: item.skuId, quantity }] : [];
  });
  countSales(world, pieces, -1);
  if (cancelsItems(refund)) returnStock(world, pieces);
  const amount = amountText(refund.amount);
  addLogEntry(one, at, 'platform', fillText(log.paidAmount, { amount }));
  closeCase(one, at);
  if (isCancelledWhole(one)) {
    moveOrder(order, 'all_cancelled');
    order.cancelledAt = at;
    order.cancelReason = DATA.orders.cancelReasons.allRefunded;
  }
  notify(world, customer, news.refundPaid({ ...facts(one), amount: refund.amount }), at);
}

/** Whether refunded cases have cancelled every piece, so that nothing is left to ship now or later. */
function isCancelledWhole({ world, order }: RefundCase): boolean {
  if (order.fulfilment !== ORDER_STATUS.waiting_deliver || hasOpenCase(world, order)) return false;
  return shippablePieces(world, order).length === 0;
}

/** Lets the order complete once no case is open: its time starts anew, or is over if every piece was refunded. */
function closeCase({ world, order }: RefundCase, at: Instant): void {
  // A completed order keeps the date until which a refund was announced as possible.
  if (order.fulfilment !== ORDER_STATUS.completed) order.caseClosedAt = at;
  const goesOn = order.fulfilment === ORDER_STATUS.delivered || order.fulfilment === ORDER_STATUS.received;
  if (goesOn && isPaidBackWhole(world, order)) markCompleted(order, 'all_paid_back', at);
}
