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
  /** The address as it is compared: small letters, no spaces and no hyphens (`handlers/session/contacts.ts`). */
  to: string,
  code: string,
  sentAt: instant,
  expiresAt: instant,
  /** The network address that asked for it. */
  sender: string,
  /** The network address of each wrong try. */
  wrongBy: list(string),
  used: flag,
});

/** Wrong tries in a row at one thing, and the lock that they have led to. */
const attemptsSchema = record({ wrong: whole, lastAt: instant, lockedUntil: instant });

/** A message that a real back end would have sent by e-mail or as a text message. */
const sentMessageSchema = record({ channel: contactChannel, to: string, title: text, text, at: instant });

/** What a customer told the platform about a product. */
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

/** How shops, auditors and service decide when they have to; scenarios change it. */
export const policySchema = record({
  /** What shops do with a refund that was applied for. */
  refunds: oneOf('accept', 'refuse'),
  /** How the platform decides a case that was escalated to it. */
  escalations: oneOf('accept', 'refuse'),
  /** How audits of recharges and withdrawals end, and card payments whose outcome was unknown. */
  audits: oneOf('pass', 'refuse'),
  /** What auditors find of the evidence of a top-up: that it is new, or that the latest top-up has used it already. */
  evidence: oneOf('new', 'used'),
  /** The ways to top up and to withdraw that are switched off. */
  closedRecharges: list(rechargeMethod),
  closedWithdrawals: list(payoutType),
  /** Whether customer service takes messages at all. */
  service: oneOf('open', 'unavailable'),
});

/** What a state file holds: all of the world but categories and areas, which every world shares. */
export const savedWorldSchema = record({
  /** The seed everything was generated from. */
  seed: whole,
  /** The instant the world began at; its clock shows this plus what has passed and been advanced. */
  epoch: instant,
  nextIds: record(v.entriesFromList(KINDS, whole)),
  shops: map(whole, shopSchema),
  products: map(whole, productSchema),
  reviews: map(whole, reviewSchema),
  customers: map(whole, customerSchema),
  orders: map(whole, orderSchema),
  refunds: map(whole, refundSchema),
  sentCodes: list(sentCodeSchema),
  /** Oldest first; what the help texts bring along is added to them. */
  /** Wrong passwords and codes by what was tried and by whom (`handlers/session/attempt-limit.ts`). */
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
