import { useLingui } from '@lingui/react';
import { type AuditStatusName, auditStatusName } from '@meridian/sdk/rules';
import { classNames } from '../../ui/class-names.ts';
import { auditWords } from '../state/state-words.ts';

const tones: Record<AuditStatusName, string> = {
  auditing: 'text-waiting-ink',
  passed: 'text-success-ink',
  refused: 'text-danger',
  cancelled: 'text-ink-2',
};

/** The status of an audit, in its colour; an unknown status is shown as it is. */
export function AuditWord({ status }: { status: number }) {
  const { i18n } = useLingui();
  const name = auditStatusName(status);
  return (
    <span className={classNames('font-semibold', name === undefined ? 'text-ink-2' : tones[name])}>
      {name === undefined ? status : i18n._(auditWords[name])}
    </span>
  );
}
