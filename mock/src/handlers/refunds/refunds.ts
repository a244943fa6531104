import { byCreation, paginateAsOf } from '../../serializers/as-of.ts';
import { refundActions, serializeRefund, serializeRefundCard } from '../../serializers/refund.ts';
import { toTime } from '../../serializers/time.ts';
import { REFUND_REASONS } from '../../world/seed/refund-reasons.ts';
import type { Refund } from '../../world/types.ts';
import type { Call, Handler } from '../handler.ts';
import { isOpen, orderOf, ownCase } from './cases.ts';
import { type RefundCase, sendGoodsBack, withdrawRefund } from './steps.ts';

export const getRefund: Handler<'getRefund'> = (call) => {
  const refund = ownCase(call.world, call.customer, call.query.id);
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

export const listRefundReasons: Handler<'listRefundReasons'> = ({ query, text }) => ({
  list: REFUND_REASONS.filter(({ types }) => query.type === undefined || types.includes(query.type)).map(
    ({ id, name, types }) => ({ id, name: text(name), types: [...types] }),
  ),
});

export const cancelRefund: Handler<'cancelRefund'> = (call) => {
  const one = caseFor(call, 'cancel');
  withdrawRefund(one, call.now);
  return serializeRefund(call, one.refund);
};

export const shipRefund: Handler<'shipRefund'> = (call) => {
  const one = caseFor(call, 'ship');
  sendGoodsBack(one, call.body, call.now);
  return serializeRefund(call, one.refund);
};

/** The customer's case when the action is open to it. Throws `refund_not_found` or `refund_state_changed`. */
function caseFor(call: Call<'cancelRefund'> | Call<'shipRefund'>, action: 'cancel' | 'ship'): RefundCase {
  const { world, customer, body, refuse } = call;
  const refund: Refund | undefined = ownCase(world, customer, body.id);
  if (!refund) throw refuse('refund_not_found');
  const order = orderOf(world, refund);
  if (!refundActions(refund, order).includes(action)) throw refuse('refund_state_changed');
  return { world, customer, order, refund };
}
