import type { Schema } from '@meridian/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ShopListItem } from '../../../entities/shop/shop-list-item.tsx';
import { SectionErrorBoundary } from '../../../feedback/section-error-boundary.tsx';
import { Description } from '../description.tsx';
import { MoreSkeleton } from '../more-skeleton.tsx';
import { NewestReviews } from '../newest-reviews.tsx';
import { newestReviews } from '../newest-reviews-list.ts';
import { ReportLink } from '../report-link.tsx';
import { Facts } from './facts.tsx';
import { MoreOfShop, SimilarRail } from './product-rails.tsx';

interface ProductMoreProps {
  product: Schema<'Product'>;
  onReviews: () => void;
  onReport: () => void;
}

/** The sections below the choice: reviews, description, facts, the shop, and other products. */
export function ProductMore({ product, onReviews, onReport }: ProductMoreProps) {
  const { id, shop, status, description, facts, language, reviews } = product;
  const { isLoading } = useInfiniteQuery({ ...newestReviews(id), enabled: reviews.count > 0 });
  // The height of the reviews is unknown until they load, and the content below them would shift.
  if (isLoading) return <MoreSkeleton />;
  return (
    <div className="flex flex-col gap-6">
      <NewestReviews productId={id} summary={reviews} onOpen={onReviews} />
      <SectionErrorBoundary onRetry={() => undefined}>
        <Description html={description} lang={language} />
      </SectionErrorBoundary>
      <Facts facts={facts} lang={language} />
      <ShopListItem shop={shop} />
      <MoreOfShop productId={id} shop={shop} />
      {/* For a product that cannot be bought, the rail is further up. */}
      {status === 'on_sale' && <SimilarRail productId={id} />}
      {status !== 'removed' && <ReportLink onReport={onReport} />}
    </div>
  );
}
