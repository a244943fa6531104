import { fromCents } from '@meridian/sdk/rules';
import { serializeOrderCard } from '../../serializers/order.ts';
import { toTime } from '../../serializers/time.ts';
import { orderBill } from '../../world/bills.ts';
import { post, totals } from '../../world/ledger.ts';
import type { Order } from '../../world/types.ts';
import { orderStatus, orderSums } from '../../world/views/orders.ts';
import { checkPayCode } from '../account/pay-code.ts';
import type { Call, Handler } from '../handler.ts';
import { oncePerKey } from '../idempotency.ts';
import { checkAvailable } from '../wallet/withdrawal-quotes.ts';
import { ownOrder } from './own-order.ts';
import { countSales } from './sales.ts';
import { moveOrder } from './transitions.ts';

export const payOrders: Handler<'payOrders'> = (call) => oncePerKey('payOrders', call, () => pay(call));

/** Pays all orders or none, with the checks in the contract's order. */
function pay(call: Call<'payOrders'>): ReturnType<Handler<'payOrders'>> {
  const { world, customer, now, body, refuse } = call;
  const orders = body.order_ids.map((id) => ownOrder(call, id));
  for (const order of orders) checkUnpaid(call, order);
  for (const order of orders) checkAlive(call, order);
  checkPayCode(call, body.pay_code);
  if (customer.walletFrozen) throw refuse('wallet_frozen');
  const amount = orders.reduce((sum, order) => sum + orderSums(order).total, 0);
  checkAvailable(call, amount);

  for (const order of orders) {
    post(world, customer, orderBill(order, now));
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
}

function checkUnpaid({ world, refuse }: Call<'payOrders'>, order: Order): void {
  if (order.paidAt === null) return;
  throw refuse('order_already_paid', { order_id: order.id, status: orderStatus(world, order) });
}

/** The due jobs have run: an order past its deadline is already cancelled, as of its deadline. */
function checkAlive({ world, refuse }: Call<'payOrders'>, order: Order): void {
  const { id, cancelledAt, payDeadline } = order;
  if (cancelledAt === null) return;
  const details = { order_id: id, status: orderStatus(world, order) };
  throw refuse(cancelledAt >= payDeadline ? 'pay_deadline_passed' : 'order_state_changed', details);
}
