import { expect, test } from 'vitest';
import {
  AUDIT_FILTERS,
  auditFilterName,
  auditFilterOf,
  auditStatusName,
  WITHDRAWAL_FILTERS,
  withdrawalFilterOf,
} from './audit-status.ts';

test('[R4.03] the audit filter is all, 2 refused, 0 auditing, 1 passed', () => {
  expect(AUDIT_FILTERS.map((filter) => [filter, auditFilterName(filter)])).toEqual([
    ['all', 'all'],
    ['2', 'refused'],
    ['0', 'auditing'],
    ['1', 'passed'],
  ]);
  expect(['2', '-1', undefined, 'toString'].map(auditFilterOf)).toEqual(['2', 'all', 'all', 'all']);
});

test('the withdrawal filter also has cancelled withdrawals', () => {
  expect(WITHDRAWAL_FILTERS.map(auditFilterName)).toEqual(['all', 'refused', 'auditing', 'passed', 'cancelled']);
  expect(['-1', '3', undefined].map(withdrawalFilterOf)).toEqual(['-1', 'all', 'all']);
});

test('[R4.03] an audit’s result has its name, an unknown result has none', () => {
  expect([0, 1, 2, 3, -1].map(auditStatusName)).toEqual(['auditing', 'passed', 'refused', undefined, 'cancelled']);
});
