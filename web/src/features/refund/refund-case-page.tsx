import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { refundQuery } from '@meridian/sdk/react';
import { type RefundStatus, refundSteps } from '@meridian/sdk/rules';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIsConfigAwaited } from '../../entities/config/use-is-config-awaited.ts';
import { HelpButton } from '../../entities/legal/help-button.tsx';
import { refundStatusName } from '../../entities/refund/refund-status.ts';
import { CopyRow } from '../../feedback/copy-row.tsx';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { NotFoundState } from '../../navigation/not-found-state.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { CaseAbout } from './case-about.tsx';
import { CaseActions } from './case-actions.tsx';
import { CaseBill } from './case-bill.tsx';
import { CaseHeader } from './case-header.tsx';
import { CaseLog } from './case-log.tsx';
import { RefundDuties } from './refund-duties.tsx';
import { RefundCaseSkeleton } from './refund-skeletons.tsx';

const title = <Trans>Refund</Trans>;
const bar = <ScreenBar title={title} parent="/order" actions={<HelpButton topic="refunds" />} />;

/** A refund case: its status, what happens next and by when, and the customer's actions. */
export function RefundCasePage({ refundId }: { refundId: number }) {
  return (
    <PageErrorBoundary
      bar={bar}
      notFound={{ reason: 'refund_not_found', screen: <CaseNotFound /> }}
      skeleton={<RefundCaseSkeleton />}
    >
      <RefundCase key={refundId} refundId={refundId} />
    </PageErrorBoundary>
  );
}

function RefundCase({ refundId }: { refundId: number }) {
  const { data: refund } = useSuspenseQuery(refundQuery(refundId));
  if (useIsConfigAwaited()) return <RefundCaseSkeleton />;
  const isReceipt = refund.kind === 'change_of_mind';
  return (
    <div className="flex grow flex-col gap-3 px-4 pt-2 pb-6">
      <CaseHeader refund={refund} />
      <CaseActions refund={refund} />
      {isReceipt && <CaseAbout refund={refund} />}
      <CaseBill refund={refund} />
      <CaseSteps refund={refund} />
      <RefundDuties duties={refund.duties} />
      <ReturnParcel refund={refund} />
      {!isReceipt && <CaseAbout refund={refund} />}
      <CaseLog refund={refund} />
    </div>
  );
}

function CaseNotFound() {
  return (
    <NotFoundState title={title} parent="/order" icon="refund" message={<Trans>We could not find this case.</Trans>}>
      <LinkButton
        to="/refund/{-$id}/{-$sn}/{-$product_ids}/{-$amount}"
        params={{}}
        search={{ tab: 'cases' }}
        size="medium"
        variant="quiet"
      >
        <Trans>View my cases</Trans>
      </LinkButton>
    </NotFoundState>
  );
}

function CaseSteps({ refund }: { refund: Schema<'Refund'> }) {
  const { t, i18n } = useLingui();
  const { moment } = useFormats();
  const times: Partial<Record<RefundStatus, string>> = {
    applied: refund.created_at,
    ...(refund.parcel !== null && { returning: refund.parcel.shipped_at }),
  };
  return (
    <section className="rounded-card bg-card p-4">
      <h2 className="pb-3 text-16 font-semibold">
        <Trans>Steps</Trans>
      </h2>
      <Timeline
        entries={refundSteps(refund).map(({ status, state }) => {
          const at = times[status];
          return {
            key: status,
            title:
              refund.kind === 'change_of_mind' && status === 'applied'
                ? t`Withdrawn from the contract`
                : i18n._(refundStatusName(status)),
            state,
            ...(at !== undefined && { time: moment(at) }),
          };
        })}
      />
    </section>
  );
}

/** The address for the return, and the parcel that the goods are sent in. */
function ReturnParcel({ refund: { return_address, parcel } }: { refund: Schema<'Refund'> }) {
  const { t } = useLingui();
  if (return_address === null && parcel === null) return null;
  return (
    <section className="rounded-card bg-card p-4">
      <h2 className="pb-1 text-16 font-semibold">
        <Trans>Return</Trans>
      </h2>
      <div className="divide-y divide-line">
        {return_address !== null && <ReturnAddress address={return_address} />}
        {parcel !== null && <CopyRow label={parcel.carrier} what={t`Tracking number`} value={parcel.number} inFours />}
      </div>
    </section>
  );
}

/** Separate lines, as carriers' forms ask for them. */
function ReturnAddress({ address }: { address: Schema<'ReturnAddress'> }) {
  const { t } = useLingui();
  const { region } = useFormats();
  const { addressee, mobile, country, area_text, detail, postcode } = address;
  const place = [detail, area_text, postcode, region(country)].filter((part) => part !== null).join(', ');
  return (
    <>
      <CopyRow label={t`Recipient`} value={addressee} />
      <CopyRow label={t`Address`} value={place} />
      <CopyRow label={t`Mobile number`} value={mobile} />
    </>
  );
}
