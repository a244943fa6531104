import { expect, test } from 'vitest';
import type { CheckId } from '../checks/check-list.ts';
import { groupFindings, titleOf } from './group-findings.ts';
import type { ReportedFinding } from './report.ts';

const finding = (check: CheckId, operation: string, message: string): ReportedFinding => ({
  check,
  severity: 'error',
  operation,
  message: `${operation} ${message}`,
  at: '',
  expected: '',
  got: '',
  contract: `/paths/~1api~1${operation}/post/security`,
  exchanges: [],
  fingerprint: `${check} ${operation}`,
});
const causesOf = (check: CheckId, message: string) =>
  groupFindings({
    findings: ['getCart', 'getOrder'].map((operation) => finding(check, operation, message)),
    sources: {},
  }).map(({ operations }) => operations.map(({ operation }) => operation));

test('what one guard does wrong for every operation is one cause', () => {
  expect(causesOf('token-url-accepted', 'takes the token from the address')).toEqual([['getCart', 'getOrder']]);
});

test('what each handler has to look at itself is a cause for each operation', () => {
  expect(causesOf('token-foreign', 'shows what belongs to another customer')).toHaveLength(2);
});

test('the title of a cause says what it is about', () => {
  const said = (at: string, message: string) => titleOf({ ...finding('money-sum', 'getOrder', ''), at, message });
  expect(said('/data/total_amount', '/data/total_amount: is not subtotal + freight − discount')).toBe(
    'total_amount is not subtotal + freight − discount',
  );
  expect(said('/data/list/0', '/data/list/0: has passed, and 4 more like it')).toBe('list has passed');
  expect(said('/data/list/0/price', '/data/list/0/price: an amount is a number')).toBe('An amount is a number');
  expect(said('', 'total differs from page to page')).toBe('total differs from page to page');
});
