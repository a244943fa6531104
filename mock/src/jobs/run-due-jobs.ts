import { ORDER_STATUS } from '@meridian/sdk/rules';
import type { Fulfilment, Instant, Order, World } from '../world/types.ts';
import { auditRecharge, auditWithdrawal } from './audits.ts';
import { settleOpenCardPayment } from './card-payments.ts';
import { eraseAccount } from './close-accounts.ts';
import type { Job } from './job.ts';
import { cancelUnpaidOrder, completeOrder, receiveOrder } from './order-deadlines.ts';
import { advanceRefund } from './refund-steps.ts';
import { answerReports, sendServiceReply } from './replies.ts';
import { shipOrder, trackParcel } from './ship-orders.ts';
import { removeUnusedUpload } from './unused-uploads.ts';

/** The jobs of an order, by fulfilment. Refund cases are reached through their order, so that the two never diverge. */
const orderJobs: Readonly<Record<Fulfilment, readonly Job<Order>[]>> = {
  [ORDER_STATUS.waiting_pay]: [cancelUnpaidOrder],
  [ORDER_STATUS.waiting_deliver]: [shipOrder, advanceRefund],
  [ORDER_STATUS.delivered]: [trackParcel, receiveOrder, advanceRefund],
  [ORDER_STATUS.received]: [completeOrder, advanceRefund],
  [ORDER_STATUS.completed]: [advanceRefund],
  [ORDER_STATUS.cancelled]: [],
};
const jobsOfOrder = ({ fulfilment }: Order) => orderJobs[fulfilment];
const jobsOfRecharge = () => [auditRecharge];
const jobsOfWithdrawal = () => [auditWithdrawal];
const jobsOfCardPayment = () => [settleOpenCardPayment];
const jobsOfConversation = () => [sendServiceReply];
const jobsOfCustomer = () => [eraseAccount];
const jobsOfUpload = () => [removeUnusedUpload];
const jobsOfReport = () => [answerReports];

/**
 * Runs every job that has fallen due, in order of time and each as of its own instant. It runs before every call, so it
 * must cost next to nothing while nothing is due. It reads the world itself: a scenario or a restored snapshot would
 * bypass a separate queue.
 */
export function runDueJobs(world: World, now: Instant): void {
  const due: DueJob[] = [];
  const collect = (job: DueJob | undefined) => {
    if (job) due.push(job);
  };
  for (const order of world.orders.values()) collect(nextDueJob(world, now, jobsOfOrder, order));
  for (const customer of world.customers.values()) {
    if (customer.closesAt !== null) collect(nextDueJob(world, now, jobsOfCustomer, customer));
    // Skips what is already audited or answered before its jobs are asked: a long history costs nothing.
    for (const one of customer.recharges) {
      if (one.auditAt !== null) collect(nextDueJob(world, now, jobsOfRecharge, { customer, one }));
    }
    for (const one of customer.withdrawals) {
      if (one.auditAt !== null) collect(nextDueJob(world, now, jobsOfWithdrawal, { customer, one }));
    }
    for (const upload of customer.uploads) {
      if (upload.takenAt === null) collect(nextDueJob(world, now, jobsOfUpload, upload));
    }
    for (const payment of customer.cardPayments) {
      if (payment.dueAt !== null) collect(nextDueJob(world, now, jobsOfCardPayment, { customer, payment }));
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

/** The first due job of a subject; undefined if none is due. */
function nextDueJob<Subject>(
  world: World,
  now: Instant,
  jobsOf: (subject: Subject) => readonly Job<Subject>[],
  subject: Subject,
): DueJob | undefined {
  let first: Job<Subject> | undefined;
  let earliest = Number.POSITIVE_INFINITY;
  for (const job of jobsOf(subject)) {
    const at = job.dueAt(world, subject);
    if (at >= earliest || at > now) continue;
    earliest = at;
    first = job;
  }
  return first && toDueJob(world, now, jobsOf, { subject, job: first, at: earliest });
}

interface Found<Subject> {
  readonly subject: Subject;
  readonly job: Job<Subject>;
  readonly at: Instant;
}

/** Separate from the search, which must not create a closure for every record. */
function toDueJob<Subject>(
  world: World,
  now: Instant,
  jobsOf: (subject: Subject) => readonly Job<Subject>[],
  { subject, job, at }: Found<Subject>,
): DueJob {
  return {
    at,
    run() {
      job.run(world, subject, at);
      return nextDueJob(world, now, jobsOf, subject);
    },
  };
}

export interface DueJob {
  readonly at: Instant;
  /** Runs the job. Returns the next due job of the same subject, undefined if there is none. */
  run(): DueJob | undefined;
}

/** Runs jobs and their follow-up jobs in order of their instants; jobs of one instant in their given order. */
export function runInOrder(jobs: readonly DueJob[]): void {
  // Latest first, so that `pop` takes the next one.
  const waiting = jobs.toReversed().sort((a, b) => b.at - a.at);
  for (let job = waiting.pop(); job; job = waiting.pop()) {
    const next = job.run();
    if (next) waiting.splice(placeFor(waiting, next.at), 0, next);
  }
}

/** The index for a job in a list with the latest first: before jobs of the same instant, which came earlier. */
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
