import type { OperationId } from '@meridian/sdk';
import fc from 'fast-check';
import { fuzzedOperations } from './inputs/inputs.ts';

/** A call, or: time passes, the world changes from outside, the last keyed call is repeated, the reads are compared. */
type StepKind = OperationId | 'time' | 'outside_change' | 'repeat' | 'compare_reads';

export interface Step {
  readonly kind: StepKind;
  /** Index into the actors of the run. */
  readonly actor: number;
  /** Whether the input is mutated to violate the contract. */
  readonly mutated: boolean;
  readonly choices: readonly number[];
}

/** Weights other than 1 for a read and 2 for a mutation: calls that lead to later states are more frequent. */
const weights: Partial<Record<StepKind, number>> = {
  saveAddress: 5,
  deleteAddress: 1,
  addCartLine: 7,
  uploadFile: 10,
  createOrder: 6,
  payOrders: 20,
  cancelOrder: 6,
  confirmOrder: 6,
  applyRefund: 26,
  shipRefund: 14,
  escalateRefund: 16,
  cancelRefund: 8,
  extendReceipt: 3,
  createReview: 5,
  createRecharge: 8,
  createCardPayment: 6,
  addPayee: 4,
  createWithdrawal: 8,
  cancelWithdrawal: 8,
  closeAccount: 1,
  setPayCode: 4,
  listOrders: 5,
  listRefunds: 3,
  listMyReviews: 3,
  getWithdrawalInfo: 3,
  listNotifications: 3,
  listSessions: 3,
  revokeSession: 4,
  getCart: 4,
  getOrder: 8,
  getRefund: 3,
  getAddress: 3,
  getLogistics: 2,
  getProduct: 2,
  logoutUser: 1,
  resetPassword: 1,
  loginUser: 1,
  time: 24,
  outside_change: 8,
  repeat: 6,
  compare_reads: 5,
};

const CHOICES_PER_STEP = 40;
const stepKinds: StepKind[] = [...fuzzedOperations, 'time', 'outside_change', 'repeat', 'compare_reads'];
const kind = fc.oneof(
  ...stepKinds.map((name) => ({
    arbitrary: fc.constant(name),
    weight: weights[name] ?? (/^(get|list)/.test(name) ? 1 : 2),
  })),
);

const step: fc.Arbitrary<Step> = fc.record({
  kind,
  actor: fc.oneof(...[6, 5, 5, 3, 1].map((weight, index) => ({ arbitrary: fc.constant(index), weight }))),
  mutated: fc.oneof({ arbitrary: fc.constant(false), weight: 9 }, { arbitrary: fc.constant(true), weight: 1 }),
  choices: fc.array(fc.nat(), { minLength: CHOICES_PER_STEP, maxLength: CHOICES_PER_STEP }),
});

/** The steps of a run; the same seed gives the same steps. */
export function generateSteps(seed: number, length: number): readonly Step[] {
  const [steps = []] = fc.sample(fc.noBias(fc.array(step, { minLength: length, maxLength: length })), {
    seed,
    numRuns: 1,
  });
  return steps;
}
