import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { AUDIT_STATUS } from '@meridian/sdk/rules';
import { AuditWord } from '../../entities/wallet/audit-word.tsx';
import { RecordRow } from '../../entities/wallet/record-row.tsx';
import { destinationOf } from '../../entities/wallet/withdrawal-words.ts';
import { useFormats } from '../../i18n/formats.ts';
import { CopyNumber } from './copy-number.tsx';

/** A withdrawal in the history (R3.07). A press opens its details. */
export function WithdrawalRow({ withdrawal, onOpen }: { withdrawal: Schema<'Withdrawal'>; onOpen: () => void }) {
  const { t } = useLingui();
  const { money, moment } = useFormats();
  const { type, amount, fee, arrival, status, created_at, refuse_reason, sn } = withdrawal;
  return (
    <RecordRow
      icon={type === 'bank' ? 'bank' : 'coins'}
      title={<bdi>{destinationOf(withdrawal)}</bdi>}
      opens={onOpen}
      amount={money(amount)}
      status={<AuditWord status={status} />}
      end={<CopyNumber label={t`Withdrawal number`} number={sn} />}
      facts={[
        type === 'bank' ? t`Bank card` : t`On-chain`,
        <time key="time" dateTime={created_at}>
          {moment(created_at)}
        </time>,
      ]}
    >
      <p className="tabular">
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
      </p>
      {refuse_reason !== null && <bdi className="block text-danger">{refuse_reason}</bdi>}
    </RecordRow>
  );
}
