import { openCaseOf } from '../handlers/refunds/cases.ts';
import { accept, payBack, refuse, takeBack } from '../handlers/refunds/steps.ts';
import type { Order } from '../world/types.ts';
import { customerOf } from './customer-of.ts';
import { type DueKind, NEVER } from './job.ts';

/** The next step of an order's open refund case that the shop or the platform takes, as the world's policy has it. */
export const refundStep: DueKind<Order> = {
  at: (world, order) => (order.statusBeforeRefund === null ? NEVER : (openCaseOf(world, order)?.nextAt ?? NEVER)),
  happen(world, order, at) {
    const refund = openCaseOf(world, order);
    if (!refund) return;
    const one = { world, customer: customerOf(world, order), order, refund };
    const refuses = world.policy.refunds === 'refuse';
    switch (refund.status) {
      case 'applied':
        return refuses ? refuse(one, at) : accept(one, at, 'shop');
      case 'returning':
        return takeBack(one, at);
      case 'returned':
        return refuses ? refuse(one, at) : payBack(one, at);
      default:
        return payBack(one, at);
    }
  },
};
