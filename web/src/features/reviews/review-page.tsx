import { Trans } from '@lingui/react/macro';
import { Loading } from '../../feedback/loading.tsx';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { NotFoundState } from '../../navigation/not-found-state.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { SkeletonBlocks } from '../../ui/skeleton-blocks.tsx';
import { OrderReviews } from './order-reviews.tsx';

export function ReviewPage({ orderId }: { orderId: number }) {
  return (
    <PageErrorBoundary
      bar={<ScreenBar parent="/order" />}
      notFound={{ reason: 'order_not_found', screen: <NoOrder /> }}
      skeleton={<ReviewSkeleton />}
    >
      <OrderReviews orderId={orderId} />
    </PageErrorBoundary>
  );
}

function NoOrder() {
  return (
    <NotFoundState icon="order" parent="/order" message={<Trans>We could not find this order.</Trans>}>
      <LinkButton to="/comment" size="medium">
        <Trans>Ready to review</Trans>
      </LinkButton>
    </NotFoundState>
  );
}

function ReviewSkeleton() {
  return (
    <Loading className="px-4 pt-2">
      <div className="flex flex-col gap-4 rounded-card bg-card p-4">
        <SkeletonBlocks className="flex gap-3" sizes={['size-16 rounded-box', 'h-5 flex-1']} />
        <div className="skeleton h-33" />
        <div className="skeleton h-36" />
        <div className="skeleton h-30" />
      </div>
    </Loading>
  );
}
