import { pageOf } from '../../serializers/page.ts';
import { refundCard, refundShape } from '../../serializers/refund.ts';
import { toTime } from '../../serializers/time.ts';
import { REFUND_REASONS } from '../../world/seed/refund-reasons.ts';
import type { Handler } from '../handler.ts';
import { isOpen, ownCase } from './cases.ts';

export const getRefund: Handler<'getRefund'> = (call) => {
  const refund = ownCase(call.world, call.customer, call.query.id);
  if (!refund) throw call.refuse('refund_not_found');
  return refundShape(call, refund);
};

export const listRefunds: Handler<'listRefunds'> = (call) => {
  const { world, customer, now, query } = call;
  const found = [...world.refunds.values()]
    .filter(({ customerId }) => customerId === customer.id)
    .filter((refund) => query.open === undefined || isOpen(refund) === query.open)
    .sort((a, b) => b.createdAt - a.createdAt || b.id - a.id);
  return { ...pageOf(query, found, (refund) => refundCard(call, refund)), serverTime: toTime(now) };
};

export const listRefundReasons: Handler<'listRefundReasons'> = ({ query, text }) => ({
  list: REFUND_REASONS.filter(({ types }) => query.type === undefined || types.includes(query.type)).map(
    ({ id, name, types }) => ({ id, name: text(name), types: [...types] }),
  ),
});
