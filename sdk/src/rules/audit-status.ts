// R4.03: the audit of a withdrawal; a recharge has the same values, but cannot be cancelled.
import { keysOf } from './keys-of.ts';

/** The number of each status (contract: AuditStatus, WithdrawalStatus). */
export const AUDIT_STATUS = { auditing: 0, passed: 1, refused: 2, cancelled: -1 } as const;

export type AuditStatusName = keyof typeof AUDIT_STATUS;

const NAMES: readonly AuditStatusName[] = keysOf(AUDIT_STATUS);

/** The name of an audit's status; undefined for an unknown value, which is shown as it is. */
export const auditStatusName = (status: number): AuditStatusName | undefined =>
  NAMES.find((name) => AUDIT_STATUS[name] === status);

/** The filter of the recharge history, in the order of R4.03. */
export const AUDIT_FILTERS = [
  'all',
  `${AUDIT_STATUS.refused}`,
  `${AUDIT_STATUS.auditing}`,
  `${AUDIT_STATUS.passed}`,
] as const;

export type AuditFilter = (typeof AUDIT_FILTERS)[number];

/** The filter of the withdrawal history: that of R4.03, and the cancelled ones. */
export const WITHDRAWAL_FILTERS = [...AUDIT_FILTERS, `${AUDIT_STATUS.cancelled}`] as const;

export type WithdrawalFilter = (typeof WITHDRAWAL_FILTERS)[number];

/** The name of a filter. */
export const auditFilterName = (filter: WithdrawalFilter): AuditStatusName | 'all' =>
  NAMES.find((name) => `${AUDIT_STATUS[name]}` === filter) ?? 'all';

/** The filter of the recharge history that a URL asks for; `all` for anything else. */
export const auditFilterOf = (text: string | undefined): AuditFilter =>
  AUDIT_FILTERS.find((filter) => filter === text) ?? 'all';

/** The same for the withdrawal history. */
export const withdrawalFilterOf = (text: string | undefined): WithdrawalFilter =>
  WITHDRAWAL_FILTERS.find((filter) => filter === text) ?? 'all';
