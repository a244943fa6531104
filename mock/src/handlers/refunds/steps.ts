import { billTitle } from '../../world/bill-titles.ts';
import { DAY, HOUR } from '../../world/clock.ts';
import { post } from '../../world/ledger.ts';
import { formatCents } from '../../world/money.ts';
import { t } from '../../world/seed/text.ts';
import { news } from '../../world/texts/news.ts';
import type { Customer, Instant, Order, Refund, Text, World } from '../../world/types.ts';
import { notify } from '../notify.ts';
import { countSales } from '../orders/sales.ts';

/** How long the people behind the shop take (mock: refunds). */
const SHOP_DECIDES_AFTER = 2 * HOUR;
const PARCEL_BACK_AFTER = 2 * DAY;
const PAID_BACK_AFTER = HOUR;

const IN_AFTER_SALE = -4;
const REFUNDING = -2;
const REFUNDED = -3;

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
  const amount = formatCents(refund.amount);
  const applied =
    refund.type === 'refund_return'
      ? t(`Applied for a refund of ${amount} with return`, `申请退货退款 ${amount}`)
      : t(`Applied for a refund of ${amount} without return`, `申请仅退款 ${amount}`);
  addLogEntry(one, at, 'customer', applied);
  const unshipped = order.status === 1;
  order.statusBeforeRefund = order.status;
  order.status = IN_AFTER_SALE;
  refund.nextAt = at + SHOP_DECIDES_AFTER;
  if (unshipped) acceptRefund(one, at, 'platform');
}

/** applied → accepted: the order is being refunded now (-2). */
export function acceptRefund(one: RefundCase, at: Instant, by: 'shop' | 'platform'): void {
  const { world, customer, order, refund } = one;
  const goodsReturn = refund.type === 'refund_return';
  refund.status = 'accepted';
  refund.nextAt = goodsReturn ? null : at + PAID_BACK_AFTER;
  order.status = REFUNDING;
  const text = goodsReturn
    ? t('Accepted. Please send the goods back', '已同意，请寄回商品')
    : t('Accepted. The money will be paid back', '已同意，款项即将退回');
  addLogEntry(one, at, by, text);
  notify(world, customer, news.refundAccepted({ ...facts(one), goodsReturn }), at);
}

/** applied or returned → refused: the order goes on where it was. */
export function refuseRefund(one: RefundCase, at: Instant): void {
  const { world, customer, refund } = one;
  const reason =
    refund.status === 'returned'
      ? t('The goods came back used or incomplete.', '退回的商品已使用或不完整。')
      : t(
          'The goods were sent as described, and the proof does not show a fault.',
          '商品与描述一致，凭证未能显示问题。',
        );
  refund.status = 'refused';
  refund.refuseReason = reason;
  refund.nextAt = null;
  addLogEntry(one, at, 'shop', t(`Refused: ${reason.en}`, `已拒绝：${reason.zh}`));
  resumeOrder(one, at);
  notify(world, customer, news.refundRefused({ ...facts(one), reason }), at);
}

/** applied or accepted → withdrawn, by the customer. */
export function withdrawRefund(one: RefundCase, at: Instant): void {
  const { refund } = one;
  refund.status = 'withdrawn';
  refund.nextAt = null;
  addLogEntry(one, at, 'customer', t('Taken back by the customer', '买家已撤销申请'));
  resumeOrder(one, at);
}

/** accepted → returning: the goods are on their way back. */
export function sendGoodsBack(one: RefundCase, parcel: { carrier: string; number: string }, at: Instant): void {
  const { refund } = one;
  const { carrier, number } = parcel;
  refund.status = 'returning';
  refund.parcel = { carrier, number, sentAt: at };
  refund.nextAt = at + PARCEL_BACK_AFTER;
  addLogEntry(one, at, 'customer', t(`Sent back with ${carrier} ${number}`, `已通过 ${carrier} ${number} 寄回`));
}

/** returning → returned: the shop has the goods, and looks at them. */
export function receiveReturn(one: RefundCase, at: Instant): void {
  const { refund } = one;
  refund.status = 'returned';
  refund.nextAt = at + PAID_BACK_AFTER;
  addLogEntry(one, at, 'shop', t('The goods have come back', '已收到退回的商品'));
}

/** accepted without return, or returned → refunded: exactly the case's amount goes to the balance, as one bill. */
export function payBackRefund(one: RefundCase, at: Instant): void {
  const { world, customer, order, refund } = one;
  refund.status = 'refunded';
  refund.nextAt = null;
  order.status = REFUNDED;
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
  const amount = formatCents(refund.amount);
  addLogEntry(one, at, 'platform', t(`Paid back ${amount} to the balance`, `已退回 ${amount} 至余额`));
  notify(world, customer, news.refundPaid({ ...facts(one), amount: refund.amount }), at);
}

/** Gives the order the status back that it had before the case; its time begins anew. */
function resumeOrder({ order }: RefundCase, at: Instant): void {
  if (order.statusBeforeRefund === null) throw new Error(`Order ${order.id} has no status to go back to`);
  order.status = order.statusBeforeRefund;
  order.statusBeforeRefund = null;
  order.resumedAt = at;
}
