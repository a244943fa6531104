import type { Instant, Order, OrderStatus, World } from '../world/types.ts';
import { auditRecharge, auditWithdrawal } from './audits.ts';
import type { Job } from './job.ts';
import { cancelUnpaidOrder, completeOrder, receiveOrder } from './order-deadlines.ts';
import { advanceRefund } from './refund-steps.ts';
import { answerReports, sendServiceReply } from './replies.ts';
import { shipOrder, trackParcel } from './ship-orders.ts';

/**
 * What can fall due of an order in each status. Its refund case is looked at through the order, so that the two never
 * get out of step.
 */
const orderJobs: Readonly<Record<OrderStatus, readonly Job<Order>[]>> = {
  0: [cancelUnpaidOrder],
  1: [shipOrder],
  2: [trackParcel, receiveOrder],
  3: [completeOrder],
  4: [],
  '-1': [],
  '-2': [advanceRefund, trackParcel],
  '-3': [],
  '-4': [advanceRefund, trackParcel],
};
const jobsOfOrder = ({ status }: Order) => orderJobs[status];
const jobsOfRecharge = () => [auditRecharge];
const jobsOfWithdrawal = () => [auditWithdrawal];
const jobsOfConversation = () => [sendServiceReply];
const jobsOfReport = () => [answerReports];

/**
 * Carries out everything that has fallen due by now, in the order of time and each as of its own instant (decisions:
 * State tables). Runs before every call, so it costs next to nothing while nothing is due; it looks at the world itself
 * rather than keeping an agenda beside it, which a scenario or a restored snapshot would get past.
 */
export function runDueJobs(world: World, now: Instant): void {
  const due: DueJob[] = [];
  const collect = (entry: DueJob | undefined) => {
    if (entry) due.push(entry);
  };
  for (const order of world.orders.values()) collect(nextDueJob(world, now, jobsOfOrder, order));
  for (const customer of world.customers.values()) {
    // What has been audited and answered is passed over without a look at its kinds: a long history costs nothing.
    for (const one of customer.recharges) {
      if (one.auditAt !== null) collect(nextDueJob(world, now, jobsOfRecharge, { customer, one }));
    }
    for (const one of customer.withdrawals) {
      if (one.auditAt !== null) collect(nextDueJob(world, now, jobsOfWithdrawal, { customer, one }));
    }
    for (const conversation of customer.conversations) {
      if (conversation.replyAt !== null)
        collect(nextDueJob(world, now, jobsOfConversation, { customer, conversation }));
    }
  }
  for (const report of world.reports)
    if (report.answerAt !== null) collect(nextDueJob(world, now, jobsOfReport, report));
  if (due.length > 0) runInOrder(due);
}

/** The first thing of a subject that has fallen due by now; undefined when nothing has. */
function nextDueJob<Subject>(
  world: World,
  now: Instant,
  kindsOf: (subject: Subject) => readonly Job<Subject>[],
  subject: Subject,
): DueJob | undefined {
  let first: Job<Subject> | undefined;
  let earliest = Number.POSITIVE_INFINITY;
  for (const kind of kindsOf(subject)) {
    const at = kind.dueAt(world, subject);
    if (at >= earliest || at > now) continue;
    earliest = at;
    first = kind;
  }
  return first && toDueJob(world, now, kindsOf, { subject, kind: first, at: earliest });
}

interface Chosen<Subject> {
  readonly subject: Subject;
  readonly kind: Job<Subject>;
  readonly at: Instant;
}

/** Apart from the search, which must not make a closure for everything it looks at. */
function toDueJob<Subject>(
  world: World,
  now: Instant,
  kindsOf: (subject: Subject) => readonly Job<Subject>[],
  { subject, kind, at }: Chosen<Subject>,
): DueJob {
  return {
    at,
    run() {
      kind.run(world, subject, at);
      return nextDueJob(world, now, kindsOf, subject);
    },
  };
}

/** One thing that has fallen due. */
export interface DueJob {
  readonly at: Instant;
  /** Carries it out; returns what falls due next of the same subject, undefined when nothing does. */
  run(): DueJob | undefined;
}

/** Carries out entries and what follows from them in the order of their instants; those of one instant in turn. */
export function runInOrder(entries: readonly DueJob[]): void {
  // Latest first, so that the next one is taken off the end.
  const waiting = entries.toReversed().sort((a, b) => b.at - a.at);
  for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
    const next = entry.run();
    if (next) waiting.splice(placeFor(waiting, next.at), 0, next);
  }
}

/** Where an entry goes in a list that begins with the latest: before those of the same instant, which came first. */
function placeFor(waiting: readonly DueJob[], at: Instant): number {
  let low = 0;
  let high = waiting.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((waiting[middle]?.at ?? 0) > at) low = middle + 1;
    else high = middle;
  }
  return low;
}
