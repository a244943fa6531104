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

test('a mistake of a guard shared by all operations is one cause', () => {
  expect(causesOf('token-url-accepted', 'takes the token from the address')).toEqual([['getCart', 'getOrder']]);
});

test('a mistake of separate handlers is a cause for each operation', () => {
  expect(causesOf('token-foreign', 'shows what belongs to another customer')).toHaveLength(2);
});

test('a complete lack of validation is one cause, and a single mistake keeps its own', () => {
  const wrong = (operation: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...finding('input-accepted', operation, 'takes it'),
      contract: `/components/schemas/Body/properties/${index}`,
    }));
  const findings = [...wrong('getCart', 8), ...wrong('getOrder', 9), ...wrong('getShop', 1)];
  const operations = ['getCart', 'getOrder', 'getShop'].map((operation) => ({
    ...{ operation, requests: 10, answers: {}, checks: { 'input-accepted': 10 } },
    ...{ method: 'GET', path: '/', area: '', summary: '', declared: {} },
  }));
  const causes = groupFindings({ findings, sources: {}, operations });
  expect(causes.map(({ title, findings: those }) => [title, those.length])).toEqual([
    ['What is sent is not validated', 17],
    ['getShop takes it', 1],
  ]);
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
