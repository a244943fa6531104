import type { Instant, Order, OrderStatus, World } from '../world/types.ts';
import { carryOut, type Entry } from './agenda.ts';
import { rechargeAudit, withdrawalAudit } from './audits.ts';
import type { DueKind } from './job.ts';
import { logistics } from './logistics.ts';
import { automaticCompletion, automaticReceipt } from './order-deadlines.ts';
import { payDeadline } from './pay-deadline.ts';
import { refundStep } from './refund-steps.ts';
import { serviceReply } from './replies.ts';
import { reportAnswer } from './report-answer.ts';
import { dispatch } from './ship-orders.ts';

/**
 * What can fall due of an order in each status. Its refund case is looked at through the order, so that the two never
 * get out of step.
 */
const ofOrder: Readonly<Record<OrderStatus, readonly DueKind<Order>[]>> = {
  0: [payDeadline],
  1: [dispatch],
  2: [logistics, automaticReceipt],
  3: [automaticCompletion],
  4: [],
  '-1': [],
  '-2': [refundStep, logistics],
  '-3': [],
  '-4': [refundStep, logistics],
};
const kindsOfOrder = ({ status }: Order) => ofOrder[status];
const ofRecharge = () => [rechargeAudit];
const ofWithdrawal = () => [withdrawalAudit];
const ofConversation = () => [serviceReply];
const ofReport = () => [reportAnswer];

/**
 * Carries out everything that has fallen due by now, in the order of time and each as of its own instant (decisions:
 * State tables). Runs before every call, so it costs next to nothing while nothing is due; it looks at the world itself
 * rather than keeping an agenda beside it, which a scenario or a restored snapshot would get past.
 */
export function windUp(world: World, now: Instant): void {
  const due: Entry[] = [];
  const collect = (entry: Entry | undefined) => {
    if (entry) due.push(entry);
  };
  for (const order of world.orders.values()) collect(nextOf(world, now, kindsOfOrder, order));
  for (const customer of world.customers.values()) {
    // What has been audited and answered is passed over without a look at its kinds: a long history costs nothing.
    for (const one of customer.recharges) {
      if (one.auditAt !== null) collect(nextOf(world, now, ofRecharge, { customer, one }));
    }
    for (const one of customer.withdrawals) {
      if (one.auditAt !== null) collect(nextOf(world, now, ofWithdrawal, { customer, one }));
    }
    for (const conversation of customer.conversations) {
      if (conversation.replyAt !== null) collect(nextOf(world, now, ofConversation, { customer, conversation }));
    }
  }
  for (const report of world.reports) if (report.answerAt !== null) collect(nextOf(world, now, ofReport, report));
  if (due.length > 0) carryOut(due);
}

/** The first thing of a subject that has fallen due by now; undefined when nothing has. */
function nextOf<Subject>(
  world: World,
  now: Instant,
  kindsOf: (subject: Subject) => readonly DueKind<Subject>[],
  subject: Subject,
): Entry | undefined {
  let first: DueKind<Subject> | undefined;
  let earliest = Number.POSITIVE_INFINITY;
  for (const kind of kindsOf(subject)) {
    const at = kind.at(world, subject);
    if (at >= earliest || at > now) continue;
    earliest = at;
    first = kind;
  }
  return first && entryOf(world, now, kindsOf, { subject, kind: first, at: earliest });
}

interface Chosen<Subject> {
  readonly subject: Subject;
  readonly kind: DueKind<Subject>;
  readonly at: Instant;
}

/** Apart from the search, which must not make a closure for everything it looks at. */
function entryOf<Subject>(
  world: World,
  now: Instant,
  kindsOf: (subject: Subject) => readonly DueKind<Subject>[],
  { subject, kind, at }: Chosen<Subject>,
): Entry {
  return {
    at,
    happen() {
      kind.happen(world, subject, at);
      return nextOf(world, now, kindsOf, subject);
    },
  };
}
