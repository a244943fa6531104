import { readdirSync, readFileSync } from 'node:fs';
import {
  canFulfilmentMove,
  canRefundMove,
  type Fulfilment,
  type FulfilmentEvent,
  fulfilmentAfter,
  isRefundClosed,
  orderStatusOf,
  possibleActions,
  type RefundStatus,
  splitCents,
} from '@meridian/sdk/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ACTIONS_NEED,
  add,
  amountOf,
  CASES_NEED,
  type Case,
  type Facts,
  MONEY,
  ORDERS,
  sharesOf,
  statusOf,
} from './oracle.ts';

const FULFILMENTS: readonly Fulfilment[] = [0, 1, 2, 3, 4, -1];
const EVENTS: Readonly<Record<FulfilmentEvent, string>> = {
  pay: 'pay',
  cancel: 'cancel',
  pay_deadline: 'pay_deadline',
  ship: 'ship',
  all_cancelled: 'all_refunded',
  confirm: 'confirm',
  receipt_due: 'receipt_deadline',
  review: 'last_review',
  completion_due: 'completion_deadline',
  all_paid_back: 'all_refunded',
};
const STATUSES = Object.keys(ORDERS.cases) as RefundStatus[]; // as the contract types them

test('[R4.01] [R4.02] the SDK has the transitions and actions of the papers, and no others', () => {
  for (const from of FULFILMENTS) {
    const { leads_to: leadsTo = {}, actions = [] } = ORDERS.fulfilments[from] ?? {};
    const steps = Object.entries(EVENTS).flatMap(([event, name]) => {
      const to = fulfilmentAfter(from, event as FulfilmentEvent);
      return to === undefined ? [] : [[name, to] as const];
    });
    expect([from, Object.fromEntries(steps)]).toEqual([from, leadsTo]);
    const reached = FULFILMENTS.filter((to) => to !== from && canFulfilmentMove(from, to));
    expect([from, new Set(reached)]).toEqual([from, new Set(Object.values(leadsTo))]);
    expect([from, possibleActions(from).toSorted()]).toEqual([from, actions.toSorted()]);
  }
  for (const from of STATUSES) {
    const { leads_to: leadsTo = {}, open } = ORDERS.cases[from] ?? {};
    const reached = STATUSES.filter((to) => to !== from && canRefundMove(from, to));
    expect([from, new Set(reached)]).toEqual([from, new Set(Object.values(leadsTo))]);
    expect([from, isRefundClosed(from)]).toEqual([from, !open]);
  }
});

test('every part of the data is read by a test', () => {
  const names = readdirSync(import.meta.dirname);
  const tests = names.map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8')).join('');
  const parts = Object.entries({ ORDERS, MONEY }).flatMap(([file, data]) =>
    Object.keys(data).map((key) => `${file}.${key}`),
  );
  const named = [ORDERS.deadlines, MONEY.shares].flatMap((rows) => Object.keys(rows).map((row) => `'${row}'`));
  expect([...parts, ...named].filter((part) => !tests.includes(part))).toEqual([]);
});

test('what only words say in the data has a row for machines', () => {
  expect(Object.keys(ACTIONS_NEED)).toEqual(Object.keys(ORDERS.actions_need));
  expect(Object.keys(CASES_NEED).toSorted()).toEqual(Object.keys(ORDERS.cases_need).toSorted());
});

test('[B4.11] the SDK derives the status of an order as the papers do', () => {
  const some = fc.array(fc.record({ status: fc.constantFrom(...STATUSES), amount: fc.nat(3) }), { maxLength: 4 });
  fc.assert(
    fc.property(fc.constantFrom(...FULFILMENTS), some, fc.nat(6), (fulfilment, all, more) => {
      const back = all.filter(({ status }) => status === 'refunded').map(({ amount }) => BigInt(amount));
      const total = add(back) + BigInt(more % 3);
      const cases = all.map(({ status, amount }) => ({ status, amount: amountOf(BigInt(amount)) }) as Case);
      const order = { fulfilment, total_amount: amountOf(total) } as Facts['order'];
      const facts: Facts = { order, cases, closings: [], full: new Set() };
      expect(orderStatusOf(fulfilment, Number(total), all)).toBe(statusOf(facts));
    }),
  );
});

test('the SDK’s shares are what the papers leave possible, and add up', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 1000 }), (of, permille) => {
      const whole = add(of.map(BigInt));
      const amount = (whole * BigInt(permille)) / 1000n;
      const shares = splitCents(Number(amount), of).map(BigInt);
      expect(add(shares)).toBe(amount);
      for (const [index, share] of shares.entries())
        expect(sharesOf('order of a promo code', amount, BigInt(of[index] ?? 0), whole)).toContain(share);
    }),
  );
});
