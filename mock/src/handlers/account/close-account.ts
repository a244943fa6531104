import { AUDIT_STATUS, fromCents, isCardPaymentOpen, ORDER_STATUS, type OrderStatus } from '@meridian/sdk/rules';
import { toTime } from '../../serializers/time.ts';
import { DAY } from '../../world/clock.ts';
import { totals } from '../../world/ledger.ts';
import { LIMITS } from '../../world/limits.ts';
import { news } from '../../world/texts/news.ts';
import type { Customer, World } from '../../world/types.ts';
import { isOpen } from '../../world/views/cases.ts';
import { orderStatus } from '../../world/views/orders.ts';
import type { Handler } from '../handler.ts';
import { notify } from '../notify.ts';
import { checkStepUp } from '../session/step-up.ts';

const ENDED: readonly OrderStatus[] = [ORDER_STATUS.completed, ORDER_STATUS.cancelled, ORDER_STATUS.refunded];

export const closeAccount: Handler<'closeAccount'> = (call) => {
  const { world, customer, now, body, refuse } = call;
  checkStepUp(call, body.step_up);
  const { balance, ...open } = openMatters(world, customer);
  if (balance !== 0 || Object.values(open).some((count) => count > 0)) {
    throw refuse('account_not_closable', { balance: fromCents(balance), ...open });
  }
  customer.closesAt = now + LIMITS.reopenDays * DAY;
  customer.devices = [];
  notify(world, customer, news.accountClosed(), now);
  return { closes_at: toTime(customer.closesAt), server_time: toTime(now) };
};

/** What must be settled before an account can be closed. */
function openMatters(world: World, customer: Customer) {
  const isOwn = ({ customerId }: { readonly customerId: number }) => customerId === customer.id;
  const isAudited = ({ status }: { readonly status: number }) => status === AUDIT_STATUS.auditing;
  return {
    balance: totals(customer).total,
    open_orders: [...world.orders.values()].filter(
      (order) => isOwn(order) && !ENDED.includes(orderStatus(world, order)),
    ).length,
    open_refunds: [...world.refunds.values()].filter((refund) => isOwn(refund) && isOpen(refund)).length,
    open_recharges: customer.recharges.filter(isAudited).length,
    open_card_payments: customer.cardPayments.filter(({ status }) => isCardPaymentOpen(status)).length,
    open_withdrawals: customer.withdrawals.filter(isAudited).length,
  };
}
