import { Trans } from '@lingui/react/macro';
import { refundQuery } from '@meridian/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { HelpButton } from '../../entities/legal/help-button.tsx';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { NotFoundState } from '../../navigation/not-found-state.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { CaseAbout } from './case-about.tsx';
import { CaseActions } from './case-actions.tsx';
import { CaseBill } from './case-bill.tsx';
import { CaseHeader } from './case-header.tsx';
import { CaseLog } from './case-log.tsx';
import { CaseSteps } from './case-steps.tsx';
import { RefundCaseSkeleton } from './refund-skeletons.tsx';
import { ReturnParcel } from './return-parcel.tsx';

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
  return (
    <div className="flex grow flex-col gap-3 px-4 pt-2 pb-6">
      <CaseHeader refund={refund} />
      <CaseActions refund={refund} />
      <CaseBill refund={refund} />
      <CaseSteps refund={refund} />
      <ReturnParcel refund={refund} />
      <CaseAbout refund={refund} />
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
