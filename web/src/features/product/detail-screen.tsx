import { Trans, useLingui } from '@lingui/react/macro';
import { addressList, cartQuery, productQuery } from '@meridian/sdk/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Activity, useState } from 'react';
import type { ReviewFilter } from '../../entities/review/review-filter.ts';
import { lazyOverlay } from '../../feedback/lazy.tsx';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { deferredRooms } from '../../navigation/deferred-rooms.ts';
import { ExploreLink } from '../../navigation/explore-link.tsx';
import { NotFoundState } from '../../navigation/not-found-state.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { useTitleName } from '../../navigation/title-name.ts';
import { useCloseUrlOverlay } from '../../navigation/use-overlay.ts';
import { useSignedIn } from '../../session/session.ts';
import { DetailPage, type DetailPageProps } from './detail-page.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';

const AllReviews = lazyOverlay(() => import('./all-reviews.tsx').then((m) => m.AllReviews));
const ReportSheet = lazyOverlay(() => import('./report/report-sheet.tsx').then((m) => m.ReportSheet), deferredRooms);

interface DetailScreenProps extends DetailPageProps {
  /** The SKU in the URL, so that a shared link and back keep the selection. */
  skuId: number | undefined;
  /** The filter of the review list while the list is open in place of the product. */
  reviews: ReviewFilter | undefined;
  isReporting: boolean;
  /** Closes the reviews or the report if the history has no entry to go back to. */
  onClosed: () => void;
}

/** A product, and the overlays above it: reviews, pictures, and the form to report it. Back closes each. */
export function DetailScreen({ reviews, isReporting, onClosed, ...page }: DetailScreenProps) {
  const { productId } = page;
  const [startSkuId] = useState(page.skuId);
  const { t } = useLingui();
  // Requested together with the product, so that the layout does not shift when they arrive; read by its parts.
  const request = { enabled: useSignedIn(), notifyOnChangeProps: [] };
  useQuery({ ...cartQuery(), ...request });
  useInfiniteQuery({ ...addressList(), ...request });
  useTitleName(useQuery({ ...productQuery(productId), enabled: false }).data?.name);
  const close = useCloseUrlOverlay(onClosed);
  return (
    <>
      {/* The product keeps its state behind the list of reviews. */}
      <Activity mode={reviews === undefined ? 'visible' : 'hidden'}>
        <PageErrorBoundary
          errorBar={<ScreenBar title={t`Product`} parent="/explore" />}
          notFound={{ reason: 'product_not_found', screen: <ProductNotFound /> }}
          skeleton={<DetailSkeleton productId={productId} />}
        >
          <DetailPage {...page} skuId={startSkuId} />
        </PageErrorBoundary>
      </Activity>
      {reviews !== undefined && (
        <AllReviews productId={productId} filter={reviews} onFilter={page.onReviews} onClose={close} />
      )}
      {isReporting && <ReportSheet productId={productId} onClose={close} />}
    </>
  );
}

/** Shown when no product has this id, or the URL has no valid id. */
export function ProductNotFound() {
  const { t } = useLingui();
  return (
    <NotFoundState
      title={t`Product`}
      parent="/explore"
      icon="package"
      message={<Trans>We could not find this product.</Trans>}
    >
      <ExploreLink />
    </NotFoundState>
  );
}
