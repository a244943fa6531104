import { openCaseOf } from '../handlers/refunds/cases.ts';
import { acceptRefund, payBackRefund, receiveReturn, refuseRefund } from '../handlers/refunds/steps.ts';
import type { Order } from '../world/types.ts';
import { customerOf, type Job, NEVER } from './job.ts';

/** The next step of an order's open refund case that the shop or the platform takes, as the world's policy has it. */
export const advanceRefund: Job<Order> = {
  dueAt: (world, order) => (order.statusBeforeRefund === null ? NEVER : (openCaseOf(world, order)?.nextAt ?? NEVER)),
  run(world, order, at) {
    const refund = openCaseOf(world, order);
    if (!refund) return;
    const one = { world, customer: customerOf(world, order), order, refund };
    const refuses = world.policy.refunds === 'refuse';
    switch (refund.status) {
      case 'applied':
        return refuses ? refuseRefund(one, at) : acceptRefund(one, at, 'shop');
      case 'returning':
        return receiveReturn(one, at);
      case 'returned':
        return refuses ? refuseRefund(one, at) : payBackRefund(one, at);
      default:
        return payBackRefund(one, at);
    }
  },
};
