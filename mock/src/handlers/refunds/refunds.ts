import { byCreation, paginateAsOf } from '../../serializers/as-of.ts';
import { refundActions, serializeRefund, serializeRefundCard } from '../../serializers/refund.ts';
import { serializeRefundQuote } from '../../serializers/refund-quote.ts';
import { toTime } from '../../serializers/time.ts';
import type { Refund } from '../../world/types.ts';
import { isOpen, orderOf, ownCase } from '../../world/views/cases.ts';
import { quoteOf } from '../../world/views/refund-quote.ts';
import type { Call, Handler } from '../handler.ts';
import { ownOrder } from '../orders/own-order.ts';
import { askedFor } from './apply.ts';
import { escalate, type RefundCase, sendGoodsBack, withdrawRefund } from './steps.ts';

export const getRefund: Handler<'getRefund'> = (call) => {
  const refund = ownCase(call.world, call.customer, call.query.refund_id);
  if (!refund) throw call.refuse('refund_not_found');
  return serializeRefund(call, refund);
};

export const listRefunds: Handler<'listRefunds'> = (call) => {
  const { world, customer, now, query } = call;
  const found = [...world.refunds.values()]
    .filter(({ customerId }) => customerId === customer.id)
    .filter((refund) => query.open === undefined || isOpen(refund) === query.open)
    .sort((a, b) => b.createdAt - a.createdAt || b.id - a.id);
  const page = paginateAsOf(call, found, (refund) => serializeRefundCard(call, refund), byCreation);
  return { ...page, server_time: toTime(now) };
};

export const quoteRefund: Handler<'quoteRefund'> = (call) => {
  const order = ownOrder(call, call.body.order_id);
  const asked = askedFor(call.body);
  return serializeRefundQuote(call, order, asked, quoteOf(call.world, order, asked, call.now));
};

export const cancelRefund: Handler<'cancelRefund'> = (call) => {
  const one = caseFor(call, 'cancel');
  withdrawRefund(one, 'customer', call.now);
  return serializeRefund(call, one.refund);
};

export const shipRefund: Handler<'shipRefund'> = (call) => {
  const one = caseFor(call, 'ship');
  sendGoodsBack(one, call.body, call.now);
  return serializeRefund(call, one.refund);
};

export const escalateRefund: Handler<'escalateRefund'> = (call) => {
  const one = caseFor(call, 'escalate');
  escalate(one, call.body.explanation, call.now);
  return serializeRefund(call, one.refund);
};

type CaseCall = Call<'cancelRefund'> | Call<'shipRefund'> | Call<'escalateRefund'>;

/** The customer's case, if the action is available for it. Throws `refund_not_found` or `refund_state_changed`. */
function caseFor(call: CaseCall, action: 'cancel' | 'ship' | 'escalate'): RefundCase {
  const { world, customer, body, refuse, now } = call;
  const refund: Refund | undefined = ownCase(world, customer, body.refund_id);
  if (!refund) throw refuse('refund_not_found');
  const order = orderOf(world, refund);
  if (!refundActions(world, refund, now).includes(action)) throw refuse('refund_state_changed');
  return { world, customer, order, refund };
}
