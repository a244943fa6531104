import { fromCents } from '@meridian/sdk/rules';
import { serializeOrderCard } from '../../serializers/order.ts';
import { toTime } from '../../serializers/time.ts';
import { post, totals } from '../../world/ledger.ts';
import { billTitle } from '../../world/texts/bill-titles.ts';
import type { Order } from '../../world/types.ts';
import { orderSums } from '../../world/views/orders.ts';
import { checkPayCode } from '../account/pay-code.ts';
import type { Call, Handler } from '../handler.ts';
import { ownOrder } from './own-order.ts';
import { countSales } from './sales.ts';
import { moveOrder } from './transitions.ts';

/** Pays all orders or none; the checks stand in the order the contract gives them. */
export const payOrders: Handler<'payOrders'> = (call) => {
  const { world, customer, now, body, refuse } = call;
  const orders = body.order_ids.map((id) => ownOrder(call, id));
  for (const order of orders) checkUnpaid(call, order);
  for (const order of orders) checkAlive(call, order);
  checkPayCode(call, body.pay_code);
  if (customer.walletFrozen) throw refuse('wallet_frozen');
  const amount = orders.reduce((sum, order) => sum + orderSums(order).total, 0);
  const { available } = totals(customer);
  if (amount > available) {
    throw refuse('balance_insufficient', {
      available: fromCents(available),
      shortfall: fromCents(amount - available),
    });
  }

  for (const order of orders) {
    post(world, customer, {
      type: 'order',
      title: billTitle.order(order.sn),
      amount: -orderSums(order).total,
      createdAt: now,
      source: { kind: 'order', id: order.id },
    });
    moveOrder(order, 'pay');
    order.paidAt = now;
    countSales(world, order.items, 1);
  }
  return {
    amount: fromCents(amount),
    balance_after: fromCents(totals(customer).total),
    paid_at: toTime(now),
    orders: orders.map((order) => serializeOrderCard(call, order)),
  };
};

const UNPAID = 0;
const CANCELLED = -1;

function checkUnpaid({ refuse }: Call<'payOrders'>, { id, status }: Order): void {
  if (status !== UNPAID && status !== CANCELLED) throw refuse('order_already_paid', { order_id: id, status });
}

/** The due jobs have run: an order past its deadline is cancelled, at exactly that instant. */
function checkAlive({ refuse }: Call<'payOrders'>, { id, status, cancelledAt, payDeadline }: Order): void {
  if (status !== CANCELLED) return;
  const late = cancelledAt !== null && cancelledAt >= payDeadline;
  throw refuse(late ? 'pay_deadline_passed' : 'order_state_changed', { order_id: id, status });
}
