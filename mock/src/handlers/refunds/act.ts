import { refundActions, refundShape } from '../../serializers/refund.ts';
import type { Refund } from '../../world/types.ts';
import type { Call, Handler } from '../handler.ts';
import { orderOf, ownCase } from './cases.ts';
import { type Case, sendBack, withdraw } from './steps.ts';

export const cancelRefund: Handler<'cancelRefund'> = (call) => {
  const one = caseFor(call, 'cancel');
  withdraw(one, call.now);
  return refundShape(call, one.refund);
};

export const shipRefund: Handler<'shipRefund'> = (call) => {
  const one = caseFor(call, 'ship');
  sendBack(one, call.body, call.now);
  return refundShape(call, one.refund);
};

/** The customer's case when the action is open to it. Throws `refund_not_found` or `refund_state_changed`. */
function caseFor(call: Call<'cancelRefund'> | Call<'shipRefund'>, action: 'cancel' | 'ship'): Case {
  const { world, customer, body, refuse } = call;
  const refund: Refund | undefined = ownCase(world, customer, body.id);
  if (!refund) throw refuse('refund_not_found');
  const order = orderOf(world, refund);
  if (!refundActions(refund, order).includes(action)) throw refuse('refund_state_changed');
  return { world, customer, order, refund };
}
