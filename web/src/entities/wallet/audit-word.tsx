import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type AuditStatusName, auditStatusName } from '@meridian/sdk/rules';
import { classNames } from '../../ui/class-names.ts';

/** The words of an audit (R4.03), of a top-up or of a withdrawal. */
export const auditWords: Record<AuditStatusName, MessageDescriptor> = {
  auditing: msg`Auditing`,
  passed: msg`Passed`,
  refused: msg({ context: 'money', message: 'Refused' }),
  cancelled: msg({ context: 'money', message: 'Cancelled' }),
};

const tones: Record<AuditStatusName, string> = {
  auditing: 'text-waiting-ink',
  passed: 'text-success-ink',
  refused: 'text-danger',
  cancelled: 'text-ink-2',
};

/** How an audit stands, in its colour; a status that is not known is shown as it is. */
export function AuditWord({ status }: { status: number }) {
  const { i18n } = useLingui();
  const name = auditStatusName(status);
  return (
    <span className={classNames('font-semibold', name === undefined ? 'text-ink-2' : tones[name])}>
      {name === undefined ? status : i18n._(auditWords[name])}
    </span>
  );
}
