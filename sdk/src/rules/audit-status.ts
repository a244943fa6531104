// R4.03: the audit of a withdrawal; a recharge has the same values, but cannot be cancelled.

const names = { '0': 'auditing', '1': 'passed', '2': 'refused', '-1': 'cancelled' } as const;

export type AuditStatusName = (typeof names)[keyof typeof names];

const isStatus = (text: string): text is keyof typeof names => Object.hasOwn(names, text);

/** What an audit's status is called; undefined for a value that is not known, which is shown as it is. */
export const auditStatusName = (status: number): AuditStatusName | undefined => {
  const text = String(status);
  return isStatus(text) ? names[text] : undefined;
};

/** The filter of the recharge history, in the order of R4.03. */
export const AUDIT_FILTERS = ['all', '2', '0', '1'] as const;

export type AuditFilter = (typeof AUDIT_FILTERS)[number];

/** The filter of the withdrawal history: that of R4.03, and those that the customer has cancelled. */
export const WITHDRAWAL_FILTERS = [...AUDIT_FILTERS, '-1'] as const;

export type WithdrawalFilter = (typeof WITHDRAWAL_FILTERS)[number];

/** What a filter is called. */
export const auditFilterName = (filter: WithdrawalFilter): AuditStatusName | 'all' =>
  filter === 'all' ? 'all' : names[filter];

/** The filter of the recharge history that a URL asks for; `all` for anything else. */
export const auditFilterOf = (text: string | undefined): AuditFilter =>
  AUDIT_FILTERS.find((filter) => filter === text) ?? 'all';

/** The same for the withdrawal history. */
export const withdrawalFilterOf = (text: string | undefined): WithdrawalFilter =>
  WITHDRAWAL_FILTERS.find((filter) => filter === text) ?? 'all';
