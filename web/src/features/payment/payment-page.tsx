import { Trans } from '@lingui/react/macro';
import { Loading } from '../../feedback/loading.tsx';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { NotFoundState } from '../../navigation/not-found-state.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { Payment } from './payment.tsx';

/** The payment of one or several orders from the balance, and its outcome. */
export function PaymentPage({ orderIds }: { orderIds: readonly number[] }) {
  if (orderIds.length === 0) return <NothingToPay />;
  return (
    <PageErrorBoundary
      errorBar={<ScreenBar parent="/order" />}
      notFound={{ reason: 'order_not_found', screen: <NothingToPay /> }}
      skeleton={<PaymentSkeleton />}
    >
      <Payment key={orderIds.join()} orderIds={orderIds} />
    </PageErrorBoundary>
  );
}

/** Shown when the URL names no order of the customer. */
function NothingToPay() {
  return (
    <NotFoundState parent="/order" icon="order" message={<Trans>There is no order to pay here.</Trans>}>
      <LinkButton to="/order" size="medium">
        <Trans>View my orders</Trans>
      </LinkButton>
    </NotFoundState>
  );
}

function PaymentSkeleton() {
  return (
    <>
      <ScreenBar parent="/order" />
      <Loading className="flex grow flex-col items-center px-4 pt-3">
        <div className="skeleton h-5 w-2/3" />
        <div className="skeleton mt-2 h-12 w-1/2" />
        <div className="skeleton mt-3 h-7 w-2/5 rounded-full" />
        <div className="skeleton mt-5 h-32 w-full rounded-card" />
        <div className="skeleton -mx-4 mt-auto h-80 w-[calc(100%+32px)]" />
      </Loading>
    </>
  );
}
