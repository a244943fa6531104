import * as v from 'valibot';
import { productSchema, reviewSchema, shopSchema } from './catalogue.ts';
import { contactChannel, customerSchema, payoutType, rechargeMethod } from './customer.ts';
import { flag, instant, list, map, oneOf, record, string, text, whole } from './fields.ts';
import { orderSchema, refundSchema } from './order.ts';

const KINDS = [
  'customer',
  'device',
  'address',
  'line',
  'order',
  'item',
  'refund',
  'review',
  'bill',
  'recharge',
  'withdrawal',
  'cardPayment',
  'payee',
  'notification',
  'conversation',
  'message',
  'report',
] as const;

export const sentCodeSchema = record({
  event: oneOf('register', 'reset', 'step_up', 'verify'),
  /** The address in comparable form: lower case, no spaces or hyphens (`comparableContact`). */
  to: string,
  code: string,
  sentAt: instant,
  expiresAt: instant,
  /** The network address that requested it. */
  sender: string,
  /** The network address of each wrong attempt. */
  wrongBy: list(string),
  used: flag,
});

/** Consecutive wrong attempts at one target, and the resulting lock. */
const attemptsSchema = record({ wrong: whole, lastAt: instant, lockedUntil: instant });

/** A message that a real back end would have sent by e-mail or text message. */
const sentMessageSchema = record({ channel: contactChannel, to: string, title: text, text, at: instant });

/** A customer's report to the platform about a product. */
export const reportSchema = record({
  id: whole,
  customerId: whole,
  productId: whole,
  reason: oneOf('counterfeit', 'forbidden', 'wrong_information', 'offensive', 'other'),
  explanation: string,
  proofs: list(string),
  createdAt: instant,
  /** When the platform tells the customer the outcome; null once it has. */
  answerAt: v.nullable(instant),
});

/** How shops, auditors and customer service decide; scenarios change it. */
export const policySchema = record({
  /** How shops decide refund applications. */
  refunds: oneOf('accept', 'refuse'),
  /** How the platform decides escalated cases. */
  escalations: oneOf('accept', 'refuse'),
  /** The outcome of audits of recharges and withdrawals, and of card payments in an unknown state. */
  audits: oneOf('pass', 'refuse'),
  /** What auditors find about a top-up's evidence: new, or already used by the latest top-up. */
  evidence: oneOf('new', 'used'),
  /** The methods of topping up and withdrawing that are switched off. */
  closedRecharges: list(rechargeMethod),
  closedWithdrawals: list(payoutType),
  /** Whether customer service accepts messages. */
  service: oneOf('open', 'unavailable'),
  /** How long an answer is kept under its idempotency key. */
  keys: oneOf('day', 'minute'),
});

/** The world in a state file: without categories and areas, which all worlds share. */
export const savedWorldSchema = record({
  /** The seed of the world's generator. */
  seed: whole,
  /** The world's start; its clock shows this plus the elapsed and advanced time. */
  epoch: instant,
  nextIds: record(v.entriesFromList(KINDS, whole)),
  shops: map(whole, shopSchema),
  products: map(whole, productSchema),
  reviews: map(whole, reviewSchema),
  customers: map(whole, customerSchema),
  orders: map(whole, orderSchema),
  refunds: map(whole, refundSchema),
  sentCodes: list(sentCodeSchema),
  /** Wrong passwords and codes by target and caller (`handlers/session/attempt-limit.ts`). */
  attempts: map(string, attemptsSchema),
  /** The newest messages, oldest first: nothing is really sent. */
  outbox: list(sentMessageSchema),
  reports: list(reportSchema),
  policy: policySchema,
});

export const savedStateSchema = record({
  format: string,
  version: whole,
  /** Milliseconds of the world's time that had passed. */
  elapsed: v.pipe(whole, v.minValue(0, 'at least 0')),
  world: savedWorldSchema,
});
