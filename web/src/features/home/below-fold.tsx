import { Trans } from '@lingui/react/macro';
import type { DataOf, Schema } from '@meridian/sdk';
import { productList } from '@meridian/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { bestSellersQuery, dealsIn } from '../../entities/product/deals.ts';
import { ProductRail, RAIL_LENGTH, type RailItem } from '../../entities/product/product-rail.tsx';
import { RailList } from '../../entities/product/rail-list.tsx';
import { recentProducts } from '../../entities/product/recent-products.ts';
import { ShopListItem } from '../../entities/shop/shop-list-item.tsx';
import { lazySection } from '../../feedback/lazy.tsx';
import { SectionErrorBoundary } from '../../feedback/section-error-boundary.tsx';
import { NearView, Sliver } from '../../ui/near-view.tsx';
import { Section } from '../../ui/section.tsx';
import { CustomerRails } from './customer-rails.tsx';
import { SeeAll } from './see-all.tsx';

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

/** The highest discounts among the best sellers, without `shown`, which are above already. */
function Deals({ shown }: { shown: readonly Schema<'ProductCard'>[] }) {
  const toItems = (answer: DataOf<'listProducts'>): RailItem[] =>
    dealsIn(answer)
      .filter(({ id }) => !shown.some((product) => product.id === id))
      .slice(0, RAIL_LENGTH)
      .map((product) => ({ product }));
  return (
    <ProductRail
      title={<Trans>Deals</Trans>}
      more={<SeeAll to="/explore" search={{ list: 'deals' }} />}
      query={{ ...bestSellersQuery(), select: toItems }}
    />
  );
}

const SHOPS = 6;

function HotShops({ shops }: { shops: Schema<'ShopCard'>[] }) {
  const heading = useId();
  return (
    <Section
      headingId={heading}
      title={<Trans>Popular shops</Trans>}
      more={<SeeAll to="/explore" search={{ list: 'shops' }} />}
    >
      <RailList labelledBy={heading}>
        {shops.slice(0, SHOPS).map((shop) => (
          <li key={shop.id} className="w-72 max-w-full shrink-0 snap-start">
            <ShopListItem shop={shop} withPictures />
          </li>
        ))}
      </RailList>
    </Section>
  );
}

/** Twice the length of a rail: some products may be sold out, or among the hot products. */
const LIMIT = 2 * RAIL_LENGTH;

/** The newest products of all shops, without `shown`, which are above already. */
function NewArrivals({ shown }: { shown: readonly Schema<'ProductCard'>[] }) {
  const toItems = ({ list }: DataOf<'listProducts'>): RailItem[] =>
    list
      .filter(({ id, stock }) => stock > 0 && !shown.some((product) => product.id === id))
      .slice(0, RAIL_LENGTH)
      .map((product) => ({ product }));
  return (
    <ProductRail
      title={<Trans>New arrivals</Trans>}
      more={<SeeAll to="/explore" search={{ list: 'new' }} />}
      query={{ ...productList.pages({ sort: 'newest', limit: LIMIT })(1), select: toItems }}
    />
  );
}

/** The products viewed on this device, with current offers. Empty if there are none. */
function RecentRail() {
  const hasAny = recentProducts.use().length > 0;
  const [isShown, setShown] = useState(hasAny);
  const place = useRef<HTMLDivElement>(null);
  // The first products are viewed while this page is hidden. The rail must not shift what the customer returns to.
  useEffect(() => {
    if (isShown || !hasAny || place.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (entry !== undefined && entry.boundingClientRect.top >= 0) setShown(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isShown, hasAny]);
  return isShown && hasAny ? <RecentProducts /> : <div ref={place} className="-mb-4" />;
}

function RecentProducts() {
  const product_ids = recentProducts
    .use()
    .slice(0, RAIL_LENGTH)
    .map(({ id }) => id);
  return (
    <ProductRail
      title={<Trans>Recently viewed</Trans>}
      query={{
        ...productList.pages({ product_ids, limit: RAIL_LENGTH })(1),
        placeholderData: keepPreviousData,
        select: inStock,
      }}
    />
  );
}

function inStock({ list }: DataOf<'listProducts'>): RailItem[] {
  return list.filter(({ stock }) => stock > 0).map((product) => ({ product }));
}
