import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodeAt } from '../../shared/json-pointer.ts';
import {
  ACTIONS_NEED,
  add,
  amountOf,
  type Case,
  type Facts,
  MONEY,
  ORDERS,
  statusOf,
} from '../../tests/oracle/oracle.ts';
import { createExchangeChecker } from '../src/checks/check-exchange.ts';
import { createTraceChecker } from '../src/checks/check-trace.ts';
import { readContract } from '../src/contract/contract.ts';
import { changedExchange } from './example-exchanges.ts';

const contract = await readContract();
const check = createExchangeChecker(contract);
const fulfilments = Object.keys(ORDERS.fulfilments).map(Number);
const statuses = Object.keys(ORDERS.cases) as Case['status'][]; // as the data names them
const answer = (operation: string, changes: object, sentAt = 0) => {
  const body = Object.fromEntries(Object.entries(changes).map(([field, value]) => [`/data/${field}`, value]));
  const exchange = changedExchange(contract, operation, { body });
  return { ...exchange, sentAt: exchange.sentAt + sentAt };
};

test('the run’s sums, which the contract states, are those of the papers', () => {
  for (const [name, sums] of Object.entries(MONEY.sums)) {
    const properties = Object.entries(nodeAt(contract.document, `/components/schemas/${name}/properties`) ?? {});
    const stated = properties.flatMap(([field, { 'x-equals': equation }]) => (equation ? [[field, equation]] : []));
    expect([name, Object.fromEntries(stated)]).toEqual([name, sums]);
  }
});

test('[R4.02] the run finds an action that the papers do not allow, and none that they do', () => {
  const known = [...new Set(Object.values(ORDERS.fulfilments).flatMap(({ actions }) => actions))];
  const wrong = (changes: object) =>
    check(answer('getOrder', changes)).filter(({ message }) => /allowed_actions.*fulfilment/.test(message)).length > 0;
  fc.assert(
    fc.property(fc.constantFrom(...fulfilments), fc.subarray(known), (fulfilment, offered) => {
      const actions = ORDERS.fulfilments[fulfilment]?.actions ?? [];
      const lacks = actions.some((action) => !(action in ACTIONS_NEED) && !offered.includes(action));
      const expected = lacks || offered.some((action) => !actions.includes(action));
      expect(wrong({ fulfilment, status: fulfilment, allowed_actions: offered })).toBe(expected);
    }),
    { numRuns: 40, seed: 1 },
  );
});

const short = { sn: 'R2611209004', type: 'refund_only', created_at: '2026-11-20T09:00:00Z' };

test('[B4.11] the run finds a status that does not follow from the fulfilment and the cases', () => {
  const cases = fc.array(fc.record({ status: fc.constantFrom(...statuses), cents: fc.bigInt(0n, 3n) }), {
    maxLength: 3,
  });
  fc.assert(
    fc.property(fc.constantFrom(...fulfilments), cases, fc.bigInt(0n, 2n), (fulfilment, all, kept) => {
      const refunds = all.map(({ status, cents }, index) => ({
        ...short,
        id: index + 1,
        status,
        amount: amountOf(cents),
      }));
      const refunded = all.filter(({ status }) => status === 'refunded').map(({ cents }) => cents);
      const order = { fulfilment, total_amount: amountOf(add(refunded) + kept) };
      const facts = { order, cases: refunds, closings: [], full: new Set() };
      const expected = statusOf(facts as unknown as Facts); // all that the status follows from
      for (const status of [-4, -3, -2, ...fulfilments]) {
        const found = check(answer('getOrder', { ...order, refunds, status }));
        const wrong = found.some(({ check, at }) => check === 'status-fields' && at?.endsWith('/status'));
        expect([status, wrong]).toEqual([status, status !== expected]);
      }
    }),
    { numRuns: 15, seed: 1 },
  );
});

test('[R4.01] the run finds a step back, and none along the transitions of the papers', () => {
  const after = (leadsTo: (from: number | string) => readonly (number | string)[], from: number | string) => {
    const seen = new Set([from]);
    for (const one of seen) for (const next of leadsTo(one)) seen.add(next);
    return seen;
  };
  const hold = (operation: string, field: string, values: readonly (number | string)[], rows: object) => {
    const table = rows as Record<string, { leads_to: object }>;
    for (const from of values)
      for (const to of values) {
        const trace = createTraceChecker(contract);
        trace(answer(operation, { [field]: from }));
        const found = trace(answer(operation, { [field]: to }, 1000)).some(({ check }) => check === 'status-step');
        const follows = after((one) => Object.values(table[one]?.leads_to ?? {}), from).has(to);
        expect([from, to, found]).toEqual([from, to, !follows]);
      }
  };
  hold('getOrder', 'fulfilment', fulfilments, ORDERS.fulfilments);
  hold('getRefund', 'status', statuses, ORDERS.cases);
});
