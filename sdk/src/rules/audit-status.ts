// R4.03: the audit of a withdrawal; a recharge has the same values.

const names = { '0': 'auditing', '1': 'passed', '2': 'refused' } as const;

export type AuditStatusName = (typeof names)[keyof typeof names];

const isStatus = (text: string): text is keyof typeof names => Object.hasOwn(names, text);

/** What an audit's status is called; undefined for a value that is not known, which is shown as it is. */
export const auditStatusName = (status: number): AuditStatusName | undefined => {
  const text = String(status);
  return isStatus(text) ? names[text] : undefined;
};

/** The filter of the withdrawal and recharge histories, in the order of R4.03. */
export const AUDIT_FILTERS = ['all', '2', '0', '1'] as const;

export type AuditFilter = (typeof AUDIT_FILTERS)[number];

/** What a filter is called. */
export const auditFilterName = (filter: AuditFilter): AuditStatusName | 'all' =>
  filter === 'all' ? 'all' : names[filter];

/** The filter that a URL asks for; `all` for anything else. */
export const auditFilterOf = (text: string | undefined): AuditFilter =>
  AUDIT_FILTERS.find((filter) => filter === text) ?? 'all';
