import type { HelpVote, Policy, Report, SentCode, World } from '../types.ts';
import { product, review, shop } from './catalogue-shapes.ts';
import { among, flag, list, map, orNull, record, string, whole } from './check.ts';
import { customer } from './customer-shapes.ts';
import { order, refund } from './order-shapes.ts';

/** What a state file holds: all of the world but what every world shares. */
export type SavedWorld = Omit<World, 'categories' | 'areas'>;

export const savedWorld = record<SavedWorld>({
  seed: whole,
  epoch: whole,
  nextIds: record<World['nextIds']>({
    customer: whole,
    device: whole,
    address: whole,
    line: whole,
    order: whole,
    item: whole,
    refund: whole,
    review: whole,
    bill: whole,
    recharge: whole,
    withdrawal: whole,
    payee: whole,
    notification: whole,
    conversation: whole,
    message: whole,
    report: whole,
  }),
  shops: map(whole, shop),
  products: map(whole, product),
  reviews: map(whole, review),
  customers: map(whole, customer),
  orders: map(whole, order),
  refunds: map(whole, refund),
  sentCodes: list(
    record<SentCode>({
      event: among('register', 'reset'),
      to: string,
      code: string,
      sentAt: whole,
      expiresAt: whole,
      wrongTries: whole,
      used: flag,
    }),
  ),
  helpVotes: list(record<HelpVote>({ itemId: whole, useful: flag, at: whole })),
  wrongTries: map(string, list(whole)),
  reports: list(
    record<Report>({
      id: whole,
      customerId: whole,
      productId: whole,
      reason: among('counterfeit', 'forbidden', 'wrong_information', 'offensive', 'other'),
      explanation: string,
      proofs: list(string),
      createdAt: whole,
      answerAt: orNull(whole),
    }),
  ),
  policy: record<Policy>({
    refunds: among('accept', 'refuse'),
    audits: among('pass', 'refuse'),
    service: among('open', 'unavailable'),
  }),
});
