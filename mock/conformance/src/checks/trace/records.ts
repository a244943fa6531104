import { canCardPaymentMove, reachableFulfilments, reachableRefundStatuses } from '@meridian/sdk/rules';
import type { Exchange } from '../../exchange.ts';
import type { Finding } from '../../finding.ts';
import { agreement, type Disagreement, type NamedObject } from '../agreement.ts';
import type { EnvelopeContext } from '../check-context.ts';
import type { CheckId } from '../check-list.ts';
import { promisesOf } from '../promises/promises-of.ts';
import { isCardPaymentStatus, isFulfilment, isRefundStatus } from '../state/known-statuses.ts';
import { createMemory, type Memory } from './memory.ts';

/** A field of a record, and which value can follow which over any number of steps, since not every step is seen. */
interface Course {
  /** Different schemas show the same records. */
  readonly kind: string;
  readonly field: string;
  readonly canFollow: (from: unknown, to: unknown) => boolean;
  /** The possible next values, in words. */
  readonly expected?: (from: unknown) => string;
}

const after = (from: unknown): string => `what can follow ${from}`;

const order: Course = {
  kind: 'order',
  field: 'fulfilment',
  canFollow: (from, to) => !isFulfilment(from) || !isFulfilment(to) || reachableFulfilments(from).has(to),
};
const refund: Course = {
  kind: 'refund',
  field: 'status',
  canFollow: (from, to) => !isRefundStatus(from) || !isRefundStatus(to) || reachableRefundStatuses(from).has(to),
};
/** An audit ends once: every status but 0 is final. */
const audit = (kind: string): Course => ({ kind, field: 'status', canFollow: (from, to) => from === 0 || from === to });
const cardPayment: Course = {
  kind: 'card payment',
  field: 'status',
  canFollow: (from, to) =>
    from === to || !isCardPaymentStatus(from) || !isCardPaymentStatus(to) || canCardPaymentMove(from, to),
};

/** By component: how the fields of its records change. */
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

/**
 * How the contract lets a property change in later answers (`x-over-time`), as a course, with the check that reports
 * it.
 */
const overTime: Readonly<Record<string, Omit<Course, 'kind' | 'field'> & { readonly check: CheckId }>> = {
  fixed: { check: 'money-changed', canFollow: (from, to) => from === to, expected: String },
  rises: {
    check: 'version-back',
    canFollow: (from, to) => Number(to) >= Number(from),
    expected: (from) => `at least ${from}`,
  },
  // Time, a success or a new code may raise it again.
  falls: {
    check: 'attempts-stay',
    canFollow: (from, to) => to === 0 || to !== from,
    expected: (from) => `less than ${from}`,
  },
};

/** Checks records over a series of answers: statuses follow the tables, and values change as the contract allows. */
export function createRecordWatcher(): (context: EnvelopeContext) => Finding[] {
  const statuses = createMemory<unknown>();
  const memories = Object.entries(overTime).map(([word, { check, ...course }]) => {
    const known = createMemory<unknown>();
    const coursesOf = (context: EnvelopeContext, object: NamedObject): Course[] =>
      promisesOf<string>(context, object.schema, 'x-over-time')
        .filter(([, promised]) => promised === word)
        .map(([field]) => ({ ...course, kind: kindOf(object.name), field }));
    return { check, known, coursesOf, isCount: word === 'falls' };
  });
  return (context) => [
    ...watch(context, 'status-step', statuses, (_, { name }) => (courses[name] ? [courses[name]] : [])),
    ...memories.flatMap(({ check, known, coursesOf, isCount }) => {
      if (isCount && context.envelope['code'] === 1) known.forget(context);
      return watch(context, check, known, coursesOf);
    }),
  ];
}

/** Different schemas show the same records: OrderCard and Order. */
const kindOf = (component: string): string => component.replace(/(Card|Ref)$/, '');

function watch(
  context: EnvelopeContext,
  check: CheckId,
  memory: Memory<unknown>,
  coursesOf: (context: EnvelopeContext, object: NamedObject) => readonly Course[],
): Finding[] {
  let before: Exchange | undefined;
  const found = agreement(context, check, (object: NamedObject): Disagreement[] | undefined => {
    const known = coursesOf(context, object).filter(({ field }) => object.value[field] !== undefined);
    if (known.length === 0) return undefined;
    return known.flatMap(({ kind, field, canFollow, expected = after }) => {
      const to = object.value[field];
      const record = `${kind} ${object.value['id'] ?? ''}`.trim();
      const last = memory.swap(context, `${record} ${field}`, to);
      if (last === undefined || canFollow(last.value, to)) return [];
      before = last.exchange;
      return [{ field, expected: expected(last.value), rule: `${record} had ${last.value} before` }];
    });
  });
  return found.map((finding) => ({
    ...finding,
    exchanges: before ? [before, ...finding.exchanges] : finding.exchanges,
  }));
}
