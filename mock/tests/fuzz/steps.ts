import fc from 'fast-check';
import { inputs, type Played } from './inputs/inputs.ts';

/** What happens next: a call, time passes, the seller acts, the last keyed call is sent again, or the reads are compared. */
export type What = Played | 'time' | 'seller' | 'again' | 'agreement';

export interface Step {
  readonly what: What;
  /** Index into the people of the journey. */
  readonly who: number;
  /** Whether the input is bent against the contract before it is sent. */
  readonly spoiled: boolean;
  readonly thrown: readonly number[];
}

/** How often beside 1 for a look and 3 for a mutation: what leads deep into the shop comes oftener. */
const often: Partial<Record<What, number>> = {
  saveAddress: 5,
  deleteAddress: 1,
  addCartLine: 7,
  createOrder: 6,
  payOrders: 16,
  confirmOrder: 6,
  applyRefund: 12,
  shipRefund: 6,
  createReview: 5,
  createRecharge: 8,
  createWithdrawal: 8,
  setPayCode: 4,
  listOrders: 5,
  listRefunds: 3,
  listMyReviews: 3,
  getWithdrawalInfo: 3,
  listNotifications: 3,
  listSessions: 3,
  getCart: 4,
  getOrder: 4,
  getRefund: 3,
  getAddress: 3,
  getLogistics: 2,
  getProduct: 2,
  logoutUser: 1,
  resetPassword: 1,
  loginUser: 1,
  time: 24,
  seller: 8,
  again: 6,
  agreement: 5,
};

const DICE = 40;
const names = Object.keys(inputs) as Played[]; // the keys of a constant table
const whats: What[] = [...names, 'time', 'seller', 'again', 'agreement'];
const what = fc.oneof(
  ...whats.map((name) => ({ arbitrary: fc.constant(name), weight: often[name] ?? (/^(get|list)/.test(name) ? 1 : 2) })),
);

const step: fc.Arbitrary<Step> = fc.record({
  what,
  who: fc.oneof(...[6, 5, 5, 3, 1].map((weight, index) => ({ arbitrary: fc.constant(index), weight }))),
  spoiled: fc.oneof({ arbitrary: fc.constant(false), weight: 9 }, { arbitrary: fc.constant(true), weight: 1 }),
  thrown: fc.array(fc.nat(), { minLength: DICE, maxLength: DICE }),
});

/** The steps of a journey; the same seed, the same steps. */
export function stepsOf(seed: number, length: number): readonly Step[] {
  const [steps = []] = fc.sample(fc.noBias(fc.array(step, { minLength: length, maxLength: length })), {
    seed,
    numRuns: 1,
  });
  return steps;
}
