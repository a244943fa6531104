import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { cancelWithdrawal, withdrawalQuery } from '@meridian/sdk/react';
import { AUDIT_STATUS } from '@meridian/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import { AuditTimeline } from '../../entities/wallet/audit-timeline.tsx';
import { Destination, WithdrawalNextStep } from '../../entities/wallet/withdrawal-words.tsx';
import { CopyRow } from '../../feedback/copy-row.tsx';
import { toasts } from '../../feedback/toasts.ts';
import { useAttempt } from '../../feedback/use-attempt.ts';
import { useFormats } from '../../i18n/formats.ts';
import { InternalLinkButton } from '../../navigation/link-button.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { Button } from '../../ui/button.tsx';
import { Fact } from '../../ui/fact.tsx';
import { ConfirmSheet } from '../../ui/overlay/confirm-sheet.tsx';
import { OnchainFacts } from './onchain-facts.tsx';
import { AuditHeader, AuditSums, RecordSheet } from './record-sheet.tsx';

/** A withdrawal: its audit status, cost and payee, and the customer's actions. */
export function WithdrawalSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useLingui();
  const query = useQuery(withdrawalQuery(id));
  return (
    <RecordSheet title={t`Withdrawal`} query={query} onClose={onClose}>
      {(withdrawal) => <Details withdrawal={withdrawal} />}
    </RecordSheet>
  );
}

function Details({ withdrawal }: { withdrawal: Schema<'Withdrawal'> }) {
  const { t } = useLingui();
  const cancelling = useOverlay();
  const { type, amount, status, payee_id, sn, onchain } = withdrawal;
  const isOver = status === AUDIT_STATUS.refused || status === AUDIT_STATUS.cancelled;
  return (
    <>
      <AuditHeader record={withdrawal} next={<WithdrawalNextStep withdrawal={withdrawal} />} />
      <AuditSums record={withdrawal} arrival={withdrawal.arrival} arrived={<Trans context="withdrawal">Sent</Trans>} />
      <dl className="flex flex-col gap-2 text-14">
        <Fact name={<Trans>Type</Trans>}>{type === 'bank' ? <Trans>Bank card</Trans> : <Trans>On-chain</Trans>}</Fact>
        <Fact name={<Trans context="withdrawal">To</Trans>}>
          <Destination withdrawal={withdrawal} />
        </Fact>
      </dl>
      {onchain !== null && <OnchainFacts transfer={onchain} />}
      <div className="rounded-card border border-line p-4">
        <AuditTimeline label={t`Withdrawal progress`} record={withdrawal} />
      </div>
      <CopyRow label={t`Withdrawal number`} value={sn} />
      {withdrawal.allowed_actions.includes('cancel') && (
        <Button variant="quiet" wide onClick={cancelling.open}>
          <Trans>Cancel withdrawal</Trans>
        </Button>
      )}
      {isOver && (
        // A path string keeps the cents of the amount: the router would serialise a number.
        <InternalLinkButton path={`/withDraw?amount=${amount}${payee_id === null ? '' : `&payee=${payee_id}`}`} wide>
          <Trans>Request again</Trans>
        </InternalLinkButton>
      )}
      {cancelling.isOpen && <CancelWithdrawalSheet withdrawal={withdrawal} onClose={cancelling.close} />}
    </>
  );
}

const cancelled = msg`Withdrawal cancelled`;

/** Asks for confirmation before a withdrawal under audit is cancelled, and states the consequences. */
function CancelWithdrawalSheet({
  withdrawal: { id, amount },
  onClose,
}: {
  withdrawal: Schema<'Withdrawal'>;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { sendOrThrow } = useAttempt(cancelWithdrawal);
  const cancel = async () => {
    await sendOrThrow({ withdrawal_id: id });
    toasts.done(cancelled);
  };
  return (
    <ConfirmSheet
      title={t`Cancel this withdrawal?`}
      confirmLabel={<Trans>Cancel withdrawal</Trans>}
      tone="danger"
      onConfirm={cancel}
      onClose={onClose}
    >
      <p>
        <Trans>Nothing is sent or charged. {money(amount)} is available again right away.</Trans>
      </p>
    </ConfirmSheet>
  );
}
