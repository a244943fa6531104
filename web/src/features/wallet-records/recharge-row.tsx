import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { AUDIT_STATUS } from '@meridian/sdk/rules';
import { SentPicture } from '../../entities/upload/sent-picture.tsx';
import { AuditWord } from '../../entities/wallet/audit-word.tsx';
import { rechargeMethods } from '../../entities/wallet/recharge-methods.ts';
import { useFormats } from '../../i18n/formats.ts';
import { RecordRow } from './record-row.tsx';

/** A top-up in the history (R3.08). A press opens its details. */
export function RechargeRow({ recharge, onOpen }: { recharge: Schema<'Recharge'>; onOpen: () => void }) {
  const { i18n } = useLingui();
  const { money } = useFormats();
  const { method, network, amount, arrival, expected_arrival, status, created_at, refuse_reason, evidence } = recharge;
  return (
    <RecordRow
      icon={rechargeMethods[method].icon}
      title={i18n._(rechargeMethods[method].name)}
      opens={onOpen}
      amount={money(amount)}
      status={<AuditWord status={status} />}
      end={evidence !== null && <SentPicture pictures={[evidence.url]} size="small" />}
      fact={network}
      at={created_at}
      refuseReason={refuse_reason}
    >
      {arrival !== null && arrival !== amount ? (
        <Trans>{money(arrival)} received</Trans>
      ) : (
        status === AUDIT_STATUS.auditing &&
        expected_arrival !== amount && <Trans>{money(expected_arrival)} once approved</Trans>
      )}
    </RecordRow>
  );
}
