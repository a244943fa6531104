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

const at = (check: CheckId, operation: string, message: string, contract: string): ReportedFinding => ({
  ...finding(check, operation, message),
  contract,
});
const operationOf = (operation: string, isChange: boolean) => ({
  ...{ operation, isChange, requests: 10, answers: {}, checks: { 'input-accepted': 10 } },
  ...{ method: 'GET', path: '/', area: '', summary: '', declared: {} },
});
const titledCauses = (...findings: ReportedFinding[]) =>
  groupFindings({
    findings,
    sources: {},
    operations: findings.map(({ operation }) => operationOf(operation, !operation.startsWith('list'))),
  }).map(({ title, findings: all }) => [title, all.length]);

test('what one payment does wrong is one cause, the movement of money first', () => {
  const pay = (check: CheckId, message: string, key = '') =>
    at(check, 'payOrders', message, `/paths/~1api~1order~1pay/post${key}`);
  const reads = ['listBills', 'getWithdrawalInfo', 'getUserInfo'];
  const causes = titledCauses(
    ...reads.map((read) => pay('repeat-not-idempotent', `a second time changes ${read}`, '/x-idempotent')),
    ...reads.map((read) => pay('invalidates-missing', `changes ${read}, which it does not name`, '/x-invalidates')),
    pay('state-transition', 'does not move getUserInfo.balance', '/x-moves'),
    pay('state-transition', 'does not move getUserInfo.balance_available', '/x-moves'),
    pay('read-after-write', 'is not shown by getOrder'),
    // What is sent to it, and what others do wrong, are causes of their own.
    at('input-accepted', 'payOrders', 'takes an unknown field', '/paths/~1api~1order~1pay/post/requestBody'),
    at('repeat-not-idempotent', 'createOrder', 'is done twice', '/paths/~1api~1order~1create/post/x-idempotent'),
  );
  expect(causes).toEqual([
    ['payOrders does not move getUserInfo.balance', 9],
    ['payOrders takes an unknown field', 1],
    ['createOrder is done twice', 1],
  ]);
});

test('what is wrong with one key is one cause', () => {
  const save = (check: CheckId, message: string) =>
    at(check, 'saveAddress', message, '/paths/~1api~1user~1address_add/post/x-idempotent');
  expect(
    titledCauses(
      save('key-not-told', 'is not told under its key'),
      save('idempotency-key-reused', 'takes a key again'),
      ...[1, 2].map(() => save('repeat-concurrent', 'twice at once is answered otherwise')),
      ...[1, 2].map(() => save('repeat-not-idempotent', 'a second time is answered otherwise')),
    ),
  ).toEqual([['saveAddress a second time is answered otherwise', 6]]);
});

test('a parameter that does nothing is one cause, alone and beside others', () => {
  const list = (place: string, message: string) => ({
    ...at('filter-ignored', 'listBills', message, '/paths/~1api~1user~1bill/get'),
    at: place,
  });
  expect(
    titledCauses(
      list('direction type', 'with direction=in&type=order does not find an entry that has both'),
      list('type direction', 'with type=order&direction=out does not find an entry that has both'),
      list('/data/list/2', '/data/list/2 does not fit direction=out'),
      list('/data/list/0', '/data/list/0 does not fit direction=in'),
      list('month type', 'with month=2026-11&type=refund does not find an entry that has both'),
    ),
  ).toEqual([
    ['listBills /data/list/2 does not fit direction=out', 4],
    ['listBills with month=2026-11&type=refund does not find an entry that has both', 1],
  ]);
  expect(
    titledCauses(
      list('/data/list/2', '/data/list/2 does not fit id=1&id=2'),
      list('above_id', 'with above_id=3 and limit=1 does not answer the nearest entry'),
      list('above_id type', 'with above_id=3&type=order does not find an entry that has both'),
      list('id type', 'with id=1&type=order does not find an entry that has both'),
    ),
  ).toEqual([
    ['listBills with above_id=3 and limit=1 does not answer the nearest entry', 2],
    ['listBills /data/list/2 does not fit id=1&id=2', 2],
  ]);
});

test('a complete lack of validation is one cause, and a single mistake keeps its own', () => {
  const wrong = (operation: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...finding('input-accepted', operation, 'takes it'),
      contract: `/components/schemas/Body/properties/${index}`,
    }));
  const findings = [...wrong('getCart', 8), ...wrong('getOrder', 9), ...wrong('getShop', 1)];
  const operations = ['getCart', 'getOrder', 'getShop'].map((operation) => operationOf(operation, false));
  const causes = groupFindings({ findings, sources: {}, operations });
  expect(causes.map(({ title, findings: those }) => [title, those.length])).toEqual([
    ['What is sent is not validated', 17],
    ['getShop takes it', 1],
  ]);
});

test('the title of a cause says what it is about', () => {
  const titled = (at: string, message: string) => titleOf({ ...finding('money-sum', 'getOrder', ''), at, message });
  expect(titled('/data/total_amount', '/data/total_amount: is not subtotal + freight − discount')).toBe(
    'total_amount is not subtotal + freight − discount',
  );
  expect(titled('/data/list/0', '/data/list/0: has passed, and 4 more like it')).toBe('list has passed');
  expect(titled('/data/list/0/price', '/data/list/0/price: an amount is a number')).toBe('An amount is a number');
  expect(titled('', 'total differs from page to page')).toBe('total differs from page to page');
});
