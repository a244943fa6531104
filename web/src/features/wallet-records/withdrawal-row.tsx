import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { AUDIT_STATUS } from '@meridian/sdk/rules';
import { AuditWord } from '../../entities/wallet/audit-word.tsx';
import { Destination } from '../../entities/wallet/withdrawal-words.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { RecordRow } from './record-row.tsx';

/** A withdrawal in the history (R3.07). A press opens its details. */
export function WithdrawalRow({ withdrawal, onOpen }: { withdrawal: Schema<'Withdrawal'>; onOpen: () => void }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { type, amount, fee, arrival, status, created_at, refuse_reason } = withdrawal;
  return (
    <RecordRow
      icon={type === 'bank' ? 'bank' : 'coins'}
      title={<Destination withdrawal={withdrawal} />}
      opens={onOpen}
      amount={money(amount)}
      status={<AuditWord status={status} />}
      fact={type === 'bank' ? t`Bank card` : t`On-chain`}
      at={created_at}
      refuseReason={refuse_reason}
    >
      {status === AUDIT_STATUS.passed ? (
        <Trans>
          {money(fee)} fee, {money(arrival)} sent
        </Trans>
      ) : status === AUDIT_STATUS.auditing ? (
        <Trans>
          {money(fee)} fee, you receive {money(arrival)}
        </Trans>
      ) : (
        <Trans>Nothing charged, nothing sent</Trans>
      )}
    </RecordRow>
  );
}
