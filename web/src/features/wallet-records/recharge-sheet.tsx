import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { rechargeQuery } from '@meridian/sdk/react';
import { AUDIT_STATUS } from '@meridian/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import { SentPicture } from '../../entities/upload/sent-picture.tsx';
import { AuditTimeline } from '../../entities/wallet/audit-timeline.tsx';
import { rechargeMethods, topUpAgainPath } from '../../entities/wallet/recharge-methods.ts';
import { CopyRow } from '../../feedback/copy-row.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { InternalLinkButton } from '../../navigation/link-button.tsx';
import { Fact } from '../../ui/fact.tsx';
import { OnchainFacts } from './onchain-facts.tsx';
import { AuditHeader, AuditSums, RecordSheet } from './record-sheet.tsx';

/** A top-up: its audit status, what arrived, its evidence, and a link to repeat it. */
export function RechargeSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useLingui();
  const query = useQuery(rechargeQuery(id));
  return (
    <RecordSheet title={t`Top-up`} query={query} onClose={onClose}>
      {(recharge) => <Details recharge={recharge} />}
    </RecordSheet>
  );
}

function Details({ recharge }: { recharge: Schema<'Recharge'> }) {
  const { t, i18n } = useLingui();
  const { method, network, address, expected_arrival, status, reference } = recharge;
  return (
    <>
      <AuditHeader record={recharge} next={<NextStep recharge={recharge} />} />
      <AuditSums record={recharge} arrival={expected_arrival} arrived={<Trans>You received</Trans>} />
      <dl className="flex flex-col gap-2 text-14">
        <Fact name={<Trans>Method</Trans>}>{i18n._(rechargeMethods[method].name)}</Fact>
        {network !== null && (
          <Fact name={<Trans>Network</Trans>}>
            <bdi translate="no">{network}</bdi>
          </Fact>
        )}
        {address !== null && (
          <Fact name={<Trans>Sent to</Trans>}>
            <bdi dir="ltr" translate="no">
              {address}
            </bdi>
          </Fact>
        )}
        {reference !== null && (
          <Fact name={<Trans>Reference</Trans>}>
            <bdi dir="ltr" translate="no">
              {reference}
            </bdi>
          </Fact>
        )}
      </dl>
      {recharge.onchain !== null && <OnchainFacts transfer={recharge.onchain} />}
      {recharge.evidence !== null && <SentPicture pictures={[recharge.evidence.url]} size="large" />}
      <div className="rounded-card border border-line p-4">
        <AuditTimeline label={t`Top-up progress`} record={recharge} />
      </div>
      <CopyRow label={t`Top-up number`} value={recharge.sn} />
      {status !== AUDIT_STATUS.auditing && (
        <InternalLinkButton path={topUpAgainPath(recharge)} wide>
          <Trans>Top up again</Trans>
        </InternalLinkButton>
      )}
    </>
  );
}

/** What happens next and by when, or the outcome. */
function NextStep({ recharge: { status, next_by, expected_arrival } }: { recharge: Schema<'Recharge'> }) {
  const { money, moment } = useFormats();
  const arrival = money(expected_arrival);
  if (status === AUDIT_STATUS.passed) return <Trans>{arrival} was added to your balance.</Trans>;
  if (status === AUDIT_STATUS.refused) return <Trans>Nothing was added to your balance.</Trans>;
  if (next_by === null) return <Trans>Under review. {arrival} is added once approved.</Trans>;
  const by = moment(next_by);
  return (
    <Trans>
      Under review until {by}. {arrival} is added once approved.
    </Trans>
  );
}
