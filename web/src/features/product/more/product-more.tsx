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

/** What follows the choice of a product: reviews, description, facts, its shop, and what else there is. */
export function ProductMore({ product, onReviews, onReport }: ProductMoreProps) {
  const { id, shop, status, description, facts, language, reviews } = product;
  const { isLoading } = useInfiniteQuery({ ...newestReviews(id), enabled: reviews.count > 0 });
  // Nobody knows how high the reviews will be: what follows them would move.
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
      {/* One that cannot be bought shows them further up. */}
      {status === 'on_sale' && <SimilarRail productId={id} />}
      {status !== 'removed' && <ReportLink onReport={onReport} />}
    </div>
  );
}
