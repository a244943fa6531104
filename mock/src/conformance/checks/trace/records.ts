import {
  type CardPaymentStatus,
  canCardPaymentMove,
  type Fulfilment,
  type RefundStatus,
  reachableFulfilments,
  reachableRefundStatuses,
} from '@meridian/sdk/rules';
import type { Exchange } from '../../exchange.ts';
import type { Finding } from '../../finding.ts';
import { agreement, type Disagreement, type NamedObject } from '../agreement.ts';
import type { CheckId } from '../check-list.ts';
import type { EnvelopeLook } from '../look.ts';
import { createMemory, type Memory } from './memory.ts';

/** A field of a record, and which of its values can follow another, over any number of steps: nobody sees them all. */
interface Course {
  /** Different schemas show the same records. */
  readonly kind: string;
  readonly field: string;
  readonly canFollow: (from: unknown, to: unknown) => boolean;
}

const isFulfilment = (value: unknown): value is Fulfilment =>
  typeof value === 'number' && [0, 1, 2, 3, 4, -1].includes(value);
const isRefund = (value: unknown): value is RefundStatus =>
  ['applied', 'accepted', 'returning', 'returned', 'refunded', 'refused', 'withdrawn'].some((one) => one === value);
const isCardPayment = (value: unknown): value is CardPaymentStatus =>
  ['pending', 'succeeded', 'failed', 'unknown', 'abandoned', 'expired'].some((one) => one === value);

const order: Course = {
  kind: 'order',
  field: 'fulfilment',
  canFollow: (from, to) => !isFulfilment(from) || !isFulfilment(to) || reachableFulfilments(from).has(to),
};
const refund: Course = {
  kind: 'refund',
  field: 'status',
  canFollow: (from, to) => !isRefund(from) || !isRefund(to) || reachableRefundStatuses(from).has(to),
};
/** An audit ends once: all but 0 are final. */
const audit = (kind: string): Course => ({ kind, field: 'status', canFollow: (from, to) => from === 0 || from === to });
const cardPayment: Course = {
  kind: 'card payment',
  field: 'status',
  canFollow: (from, to) => from === to || !isCardPayment(from) || !isCardPayment(to) || canCardPaymentMove(from, to),
};

/** By component: how its records move. */
const courses: Readonly<Record<string, Course>> = {
  Order: order,
  OrderCard: order,
  Refund: refund,
  RefundCard: refund,
  RefundRef: refund,
  Withdrawal: audit('withdrawal'),
  Recharge: audit('recharge'),
  CardPayment: cardPayment,
};

const fixed = (kind: string, field: string): Course => ({ kind, field, canFollow: (from, to) => from === to });

/** By component: what never changes. */
const amounts: Readonly<Record<string, Course>> = {
  Order: fixed('order', 'total_amount'),
  OrderCard: fixed('order', 'total_amount'),
  Bill: fixed('bill', 'balance_after'),
  Refund: fixed('refund', 'amount'),
  RefundCard: fixed('refund', 'amount'),
  RefundRef: fixed('refund', 'amount'),
  Recharge: fixed('recharge', 'amount'),
  Withdrawal: fixed('withdrawal', 'amount'),
};

/** Looks at records over a series of answers: their statuses move along the tables, their amounts stay. */
export function createRecordWatcher(): (look: EnvelopeLook) => Finding[] {
  const statuses = createMemory<unknown>();
  const sums = createMemory<unknown>();
  return (look) => [...watch(look, 'status-step', courses, statuses), ...watch(look, 'money-changed', amounts, sums)];
}

function watch(
  look: EnvelopeLook,
  check: CheckId,
  byName: Readonly<Record<string, Course>>,
  memory: Memory<unknown>,
): Finding[] {
  let before: Exchange | undefined;
  const found = agreement(look, check, (object: NamedObject): Disagreement[] | undefined => {
    const course = byName[object.name];
    const to = course && object.value[course.field];
    if (course === undefined || to === undefined) return undefined;
    const { kind, field, canFollow } = course;
    const record = `${kind} ${object.value['id']}`;
    const said = memory.swap(look, record, to);
    if (said === undefined || canFollow(said.value, to)) return [];
    before = said.exchange;
    return [{ field, expected: `what can follow ${said.value}`, rule: `${record} was ${said.value} before` }];
  });
  return found.map((finding) => ({
    ...finding,
    exchanges: before ? [before, ...finding.exchanges] : finding.exchanges,
  }));
}
