import { addressList, cartQuery } from '@meridian/sdk/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Activity, Suspense } from 'react';
import type { ReviewFilter } from '../../entities/review/review-filter.ts';
import { lazyOverlay } from '../../feedback/lazy-overlay.tsx';
import { useCloseUrlOverlay } from '../../navigation/use-overlay.ts';
import { useSignedIn } from '../../session/session.ts';
import { DetailPage, type DetailPageProps } from './detail-page.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { ProductBoundary } from './product-boundary.tsx';

const AllReviews = lazyOverlay(() => import('./all-reviews.tsx').then((m) => m.AllReviews));
const ReportSheet = lazyOverlay(() => import('./report-sheet.tsx').then((m) => m.ReportSheet));

interface DetailScreenProps extends DetailPageProps {
  /** Which reviews are listed in place of the product, if they are. */
  reviews: ReviewFilter | undefined;
  isReporting: boolean;
  /** Shows the product alone again. */
  onClosed: () => void;
}

/** A product, and what opens over it: its reviews, its pictures, the form to report it. Back closes each. */
export function DetailScreen({ reviews, isReporting, onClosed, ...page }: DetailScreenProps) {
  const { productId } = page;
  // Asked for together with the product, so that nothing moves when they come.
  const enabled = useSignedIn();
  useQuery({ ...cartQuery(), enabled });
  useInfiniteQuery({ ...addressList(), enabled });
  const close = useCloseUrlOverlay(onClosed);
  return (
    <>
      {/* Behind the list of reviews the product stays as it was left. */}
      <Activity mode={reviews === undefined ? 'visible' : 'hidden'}>
        <ProductBoundary>
          <Suspense fallback={<DetailSkeleton productId={productId} />}>
            <DetailPage {...page} />
          </Suspense>
        </ProductBoundary>
      </Activity>
      {reviews !== undefined && (
        <AllReviews productId={productId} filter={reviews} onFilter={page.onReviews} onClose={close} />
      )}
      {isReporting && <ReportSheet productId={productId} onClose={close} />}
    </>
  );
}
