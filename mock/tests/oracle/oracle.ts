import { readFileSync } from 'node:fs';
import type { Schema } from '@meridian/sdk';
import { parse } from 'yaml';
import { isRecord } from '../../shared/json.ts';

type Order = Schema<'Order'>;
export type Item = Order['items'][number];
export type Case = Schema<'Refund'>;
type Table<Row> = Readonly<Record<string, Row>>;

export interface FulfilmentRow {
  readonly leads_to: Table<number>;
  readonly actions: readonly string[];
  readonly refunds_when_time_is_over?: { readonly block: string };
  readonly refunds: { readonly block?: string; readonly ways?: readonly string[]; begins?: string; cancels?: boolean };
  readonly change_of_mind?: { readonly type: string; readonly begins: string };
}
interface OrderRules {
  readonly fulfilments: Table<FulfilmentRow>;
  readonly actions_need: Table<string>;
  readonly cases_need: Table<string>;
  readonly actions_when_all_refunded: Table<string[]>;
  readonly held_by_an_open_case: readonly string[];
  readonly held_by_cases_that_cancel_the_rest: readonly string[];
  readonly deadlines: Table<Table<string>>;
  readonly status: readonly { is: number | 'fulfilment'; among?: readonly string[] }[];
  readonly cases: Table<{ open: boolean; leads_to: Table<string>; actions: readonly string[] }>;
}
interface MoneyRules {
  readonly sums: Table<Table<Table<readonly string[]>>>;
  readonly duties: { readonly on_delivery_amount: Schema<'DutyLine'>['collected_by'] };
  readonly shares: Table<'nearest' | 'up'>;
  readonly freight_is_free_from: keyof NonNullable<Schema<'CartGroup'>['free_freight']>;
  readonly refund_amount: { at_least: string; at_most: 'max_amount'; together_at_most: 'total_amount' };
  readonly fees: Table<Table<string> & { readonly permille?: number }>;
  readonly withdrawal_limits: { readonly min: string; readonly max: string };
}

// The files are ours: a row of another shape fails the tests that use it.
const read = (name: string) =>
  parse(readFileSync(`${import.meta.dirname}/../../../openapi/oracle/${name}.yaml`, 'utf8'));
export const ORDERS: OrderRules = read('orders');
export const MONEY: MoneyRules = read('money');

/** Whole cents of an amount, and back. */
export const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));
export const amountOf = (whole: bigint): string => `${whole / 100n}.${String(whole % 100n).padStart(2, '0')}`;
export const add = (all: readonly bigint[]): bigint => all.reduce((sum, one) => sum + one, 0n);

/** What a part's share of a whole may be, in cents. */
export function sharesOf(name: string, whole: bigint, part: bigint, all: bigint): bigint[] {
  const down = (whole * part) / all;
  const up = down * all === whole * part ? down : down + 1n;
  const possible: Table<bigint[]> = { up: [up], nearest: [down, up] };
  return possible[MONEY.shares[name] ?? ''] ?? [];
}

/** The numbers at some paths, which lead through lists; null if one of them is not known. */
function numbersAt(record: object, paths: readonly string[] = []): bigint[] | null {
  const step = (found: unknown[], name: string) => found.flatMap((one) => (isRecord(one) ? one[name] : one));
  const found = paths.flatMap((path) => path.split('.').reduce<unknown[]>(step, [record]));
  return found.includes(null) ? null : found.map((one) => cents(String(one)));
}

/** The fields of a record that are not the sums, or the product, of their parts. */
export const wrongSums = (name: string, record: object): string[] =>
  Object.entries(MONEY.sums[name] ?? {}).flatMap(([field, { plus, minus, times }]) => {
    const [found, added, taken, factors] = [[field], plus, minus, times].map((paths) => numbersAt(record, paths));
    const product = factors?.length ? factors.reduce((one, other) => one * other) : undefined;
    const expected = added && taken ? (product ?? add(added) - add(taken)) : undefined;
    return found?.[0] === expected ? [] : [`${name}.${field} is ${found}, not ${expected}`];
  });

/** An order and its cases as they are told, and what was seen before: when cases closed, and which asked for all. */
export interface Facts {
  readonly order: Order;
  readonly cases: readonly Case[];
  readonly closings: readonly number[];
  readonly full: Set<number>;
}

export const isOpen = ({ status }: Case): boolean => ORDERS.cases[status]?.open ?? false;
export const isBinding = (one: Case): boolean => isOpen(one) || one.status === 'refunded';
const pieces = ({ id }: Item, cases: readonly Case[]): number =>
  cases.flatMap(({ items }) => items).reduce((sum, one) => sum + (one.order_item_id === id ? one.quantity : 0), 0);
export const freeOf = (item: Item, cases: readonly Case[]): number =>
  item.quantity - pieces(item, cases.filter(isBinding));
const holdsAll = ({ order, cases }: Facts, which: (one: Case) => boolean): boolean =>
  order.items.every((item) => pieces(item, cases.filter(which)) === item.quantity);
export const isAllRefunded = (facts: Facts): boolean =>
  holdsAll(facts, ({ id, status }) => status === 'refunded' && facts.full.has(id));
/** Whether open cases hold an event, or those that cancel all that is left to ship. */
export const isHeld = (event: string, facts: Facts): boolean =>
  (ORDERS.held_by_an_open_case.includes(event) && facts.cases.some(isOpen)) ||
  (ORDERS.held_by_cases_that_cancel_the_rest.includes(event) &&
    holdsAll(facts, (one) => isBinding(one) && one.cancels_items));

/** After when a deadline runs, in milliseconds; NaN before. */
const start = (record: Order | Case, name: string): number =>
  Date.parse(String(Reflect.get(record, ORDERS.deadlines[name]?.['after'] ?? '')));
/** When a deadline ends, in milliseconds: an ISO 8601 duration of days or minutes after a moment. */
function end(moment: number, name: string, which = 'is'): number {
  const [, days = 0, minutes = 0] = /^P(?:(\d+)D|T(\d+)M)$/.exec(ORDERS.deadlines[name]?.[which] ?? '') ?? [];
  return moment + (Number(days) * 1440 + Number(minutes)) * 60_000;
}
const lastStep = ({ log }: Case): number => Date.parse(log[0]?.at ?? '');
export const escalateEnd = (one: Case): number => end(lastStep(one), 'escalate');
export const sendEnd = (one: Case): number => end(lastStep(one), 'send_deadline', one.kind ?? 'refund');
export const platformEnd = (one: Case): number => end(start(one, 'the_platform_answers'), 'the_platform_answers');
/** The deadlines of an order; NaN for one that does not run. */
export const endsOf = ({ order, closings }: Facts) => {
  const counted = closings.filter((at) => order.completed_at === null || at <= Date.parse(order.completed_at));
  return {
    pay: end(start(order, 'pay_deadline'), 'pay_deadline'),
    receipt: end(start(order, 'receipt_deadline'), 'receipt_deadline', order.receipt_extended ? 'extended' : 'is'),
    completion: end(Math.max(start(order, 'completion_deadline'), ...counted), 'completion_deadline'),
    changeOfMind: end(start(order, 'change_of_mind'), 'change_of_mind'),
  };
};

export function statusOf({ order, cases }: Facts): number {
  const refunded = cases.filter(({ status }) => status === 'refunded').map(({ amount }) => cents(amount));
  const isWhole = refunded.length > 0 && add(refunded) === cents(order.total_amount);
  const row = ORDERS.status.find(({ is, among }) =>
    among ? cases.some(({ status }) => among.includes(status)) : is === 'fulfilment' || isWhole,
  );
  return typeof row?.is === 'number' ? row.is : order.fulfilment;
}

const now = ({ order }: Facts): number => Date.parse(order.server_time);
export const isInTime = (facts: Facts): boolean =>
  facts.order.fulfilment !== 4 || now(facts) < endsOf(facts).completion;
const anyFree = ({ order, cases }: Facts): boolean => order.items.some((item) => freeOf(item, cases) > 0);
export const isReviewable = (item: Item, cases: readonly Case[]): boolean => !item.reviewed && freeOf(item, cases) > 0;

/** The rows of actions_need, for a machine. */
export const ACTIONS_NEED: Table<(facts: Facts) => boolean> = {
  refund: (facts) => anyFree(facts) && isInTime(facts),
  review: ({ order, cases }) => order.items.some((item) => isReviewable(item, cases)),
  extend_receipt: ({ order }) => !order.receipt_extended,
  change_of_mind: (facts) => anyFree(facts) && !(now(facts) >= endsOf(facts).changeOfMind),
};
export const actionsOf = (facts: Facts): string[] =>
  (ORDERS.fulfilments[facts.order.fulfilment]?.actions ?? []).filter((name) => ACTIONS_NEED[name]?.(facts) ?? true);

const isRefund = ({ kind }: Case): boolean => kind !== 'change_of_mind';
const isToSend = ({ type, parcel }: Case): boolean => type === 'refund_return' && parcel === null;
const canBeNamed = (one: Case, { order, cases }: Facts): boolean =>
  order.items.every((item) => pieces(item, [one]) <= freeOf(item, cases));
/** The rows of cases_need, for a machine. */
export const CASES_NEED: Table<(one: Case, facts: Facts) => boolean> = {
  pay_back: (one) => one.status !== 'accepted' || !isToSend(one),
  ship: isToSend,
  send_deadline: isToSend,
  cancel: (one, { order }) => isRefund(one) && !(one.cancels_items && order.shipped_at !== null),
  escalate: (one, facts) =>
    isRefund(one) && one.escalated_at === null && now(facts) < escalateEnd(one) && canBeNamed(one, facts),
  apply_again: (one, facts) => isRefund(one) && facts.order.fulfilment > 0 && isInTime(facts) && canBeNamed(one, facts),
};
export const caseActionsOf = (one: Case, facts: Facts): string[] =>
  (ORDERS.cases[one.status]?.actions ?? []).filter((action) => CASES_NEED[action]?.(one, facts) ?? true);

/** What can follow without the customer: the case's own status, and each that a step of time or of others leads to. */
export function statusesAfter(one: Case, facts: Facts): string[] {
  const seen = new Set<Case['status']>([one.status]);
  for (const status of seen)
    for (const [step, to] of Object.entries(ORDERS.cases[status]?.leads_to ?? {}))
      if (!['cancel', 'ship', 'escalate'].includes(step) && (CASES_NEED[step]?.({ ...one, status }, facts) ?? true))
        seen.add(to as Case['status']); // as the data names them
  return [...seen];
}
