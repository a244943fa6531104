import {
  acceptRefund,
  payBackRefund,
  type RefundCase,
  receiveReturn,
  refuseRefund,
  withdrawRefund,
} from '../handlers/refunds/steps.ts';
import type { Instant, Order, Refund, World } from '../world/types.ts';
import { openCasesOf } from '../world/views/cases.ts';
import { customerOf, type Job, NEVER } from './job.ts';

/** The order's open case whose next step comes first. */
const nextCaseOf = (world: World, order: Order): Refund | undefined => {
  if (order.refundIds.length === 0) return undefined;
  return openCasesOf(world, order).sort((a, b) => (a.nextAt ?? NEVER) - (b.nextAt ?? NEVER) || a.id - b.id)[0];
};

/** Takes the next step of an order's cases that needs no customer, according to the world's policy. */
export const advanceRefund: Job<Order> = {
  dueAt: (world, order) => nextCaseOf(world, order)?.nextAt ?? NEVER,
  run(world, order, at) {
    const refund = nextCaseOf(world, order);
    if (!refund) return;
    const one = { world, customer: customerOf(world, order), order, refund };
    stepOf(one)(one, at);
  },
};

/** The step that the shop, the platform or the carrier takes for a case in this state. */
function stepOf({ world, refund }: RefundCase): (one: RefundCase, at: Instant) => void {
  const { policy } = world;
  const escalated = refund.escalatedAt !== null;
  switch (refund.status) {
    case 'applied':
      if ((escalated ? policy.escalations : policy.refunds) === 'refuse') return refuseRefund;
      return (one, at) => acceptRefund(one, at, escalated ? 'platform' : 'shop');
    case 'accepted':
      if (refund.type === 'refund_only' || refund.parcel !== null) return payBackRefund;
      return (one, at) => withdrawRefund(one, 'platform', at);
    case 'returning':
      return receiveReturn;
    default:
      return refund.kind === 'refund' && policy.refunds === 'refuse' ? refuseRefund : payBackRefund;
  }
}
