import { expect, test } from 'vitest';
import type { LogEntry } from '../mock-api.ts';
import { everything, filterLog, outcomeOf } from './filter-log.ts';

const entry = (operation: string, more: Partial<LogEntry> = {}): LogEntry => ({
  ...{ id: operation, at: '2026-11-20T10:00:00.000Z', method: 'GET', path: `/api/${operation}`, operation },
  ...{ status: 200, code: 1, refusal: null, fault: null, violations: [], milliseconds: 1 },
  ...more,
});
const log = [
  entry('getCart'),
  entry('payOrders', { code: 1102, refusal: 'pay_code_wrong' }),
  entry('listProducts', { status: 422, code: 422, violations: ['limit must be at most 50'] }),
  entry('getHome', { status: 0, code: null, fault: 'cut' }),
];
const found = (filter: object) => filterLog(log, { ...everything, ...filter }).map(({ operation }) => operation);

test('what became of a call is a word', () => {
  expect(log.map(outcomeOf)).toEqual(['ok', 'pay_code_wrong', 'unprocessable', 'no answer']);
  expect(outcomeOf(entry('x', { status: 502, code: null }))).toBe('HTTP 502');
});

test.each([
  [{}, ['getCart', 'payOrders', 'listProducts', 'getHome']],
  [{ operation: 'getCart' }, ['getCart']],
  [{ outcome: 'pay_code_wrong' }, ['payOrders']],
  [{ onlyViolations: true }, ['listProducts']],
  [{ words: 'AT MOST limit' }, ['listProducts']],
  [{ words: 'cut' }, ['getHome']],
  [{ words: '1102' }, ['payOrders']],
  [{ words: 'cut', operation: 'getCart' }, []],
])('%j finds %j', (filter, operations) => {
  expect(found(filter)).toEqual(operations);
});
