import type { Schema } from '@meridian/sdk';
import { SectionErrorBoundary } from '../../feedback/section-error-boundary.tsx';
import { ListEnd } from '../../list/list-end.tsx';
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

/** What the home page shows below the hot products: the rails that know the customer first. */
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
      <ListEnd />
    </>
  );
}
