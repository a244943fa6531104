import type { Schema } from '@meridian/sdk';
import { lazySection } from '../../feedback/lazy-section.tsx';
import { SectionErrorBoundary } from '../../feedback/section-error-boundary.tsx';
import { NearView, Sliver } from '../../ui/near-view.tsx';
import { CustomerRails } from './customer-rails.tsx';
import { Deals } from './deals.tsx';
import { HotShops } from './hot-shops.tsx';
import { NewArrivals } from './new-arrivals.tsx';
import { RecentRail } from './recent-rail.tsx';

interface BelowFoldProps {
  /** The hot products above. */
  hotProducts: readonly Schema<'ProductCard'>[];
  blocks: readonly Schema<'HomeBlock'>[];
  signedIn: boolean;
  onRetry: () => void;
}

const ProductFeed = lazySection(() => import('./product-feed.tsx').then((module) => module.ProductFeed), Sliver);

/** Smaller than for other sections: few customers scroll that far. */
const FEED_NEAR_REM = 20;

/** The part of the home page below the hot products. The personal rails come first. */
export function BelowFold({ hotProducts, blocks, signedIn, onRetry }: BelowFoldProps) {
  return (
    <>
      <RecentRail />
      {signedIn && <CustomerRails />}
      <Deals shown={hotProducts} />
      {blocks.map(
        (block) =>
          block.type === 'hot_shops' && (
            <SectionErrorBoundary key={block.type} onRetry={onRetry}>
              <HotShops shops={block.items} />
            </SectionErrorBoundary>
          ),
      )}
      <NewArrivals shown={hotProducts} />
      <NearView placeholder={<Sliver />} nearRem={FEED_NEAR_REM}>
        <ProductFeed />
      </NearView>
    </>
  );
}
