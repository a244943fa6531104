import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { ProductGridItem } from '../../entities/product/product-grid-item.tsx';
import { ShopListItem } from '../../entities/shop/shop-list-item.tsx';
import { SectionErrorBoundary } from '../../feedback/section-error-boundary.tsx';
import { listLayouts } from '../../list/list-layout.ts';
import { Deferred } from '../../navigation/deferred.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Banners } from './banners.tsx';
import { Categories } from './categories.tsx';
import { Notices } from './notices.tsx';

interface HomeBlockProps {
  block: Schema<'HomeBlock'>;
  onRetry: () => void;
}

/** A block of the home page, with an error boundary of its own. An unknown type is left out (contract, HomeBlock). */
export function HomeBlock({ block, onRetry }: HomeBlockProps) {
  return (
    <SectionErrorBoundary onRetry={onRetry}>
      <BlockContent block={block} />
    </SectionErrorBoundary>
  );
}

function BlockContent({ block }: Pick<HomeBlockProps, 'block'>) {
  switch (block.type) {
    case 'banners':
      return <Banners banners={block.items} />;
    case 'categories':
      return <Categories categories={block.items} />;
    case 'hot_products':
      return <HotProducts products={block.items} />;
    case 'hot_shops':
      return <HotShops shops={block.items} />;
    case 'notices':
      return <Notices notices={block.items} />;
    default:
      return null;
  }
}

/** The cards whose pictures a phone shows without scrolling. */
const FIRST_ROW = 2;

/** The cards that are partly visible without scrolling, and one more row; the skeleton has as many. */
const ABOVE_FOLD = 4;

function HotProducts({ products }: { products: Schema<'ProductCard'>[] }) {
  const heading = useId();
  const cards = products.map((product, index) => (
    <li key={product.id} className="min-w-0">
      <ProductGridItem product={product} priority={index < FIRST_ROW} />
    </li>
  ));
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} more={<SeeAll list="hot" />}>
        <Trans>Hot products</Trans>
      </SectionHeading>
      <ul className={listLayouts.cards.className}>
        {cards.slice(0, ABOVE_FOLD)}
        <Deferred>{cards.slice(ABOVE_FOLD)}</Deferred>
      </ul>
    </section>
  );
}

function HotShops({ shops }: { shops: Schema<'ShopCard'>[] }) {
  const heading = useId();
  const { t } = useLingui();
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} more={<SeeAll list="shops" />}>
        <Trans>Hot shops</Trans>
      </SectionHeading>
      <ul
        // A scrolling region is reached by the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        aria-label={t`Hot shops`}
        className="rail -mx-4 flex snap-x scroll-px-4 gap-3 px-4 -outline-offset-2"
      >
        {shops.map((shop) => (
          <li key={shop.id} className="w-72 max-w-full shrink-0 snap-start">
            <ShopListItem shop={shop} withPictures />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SeeAll({ list }: { list: 'hot' | 'shops' }) {
  return (
    <Link to="/explore" search={{ list }} className="hit-44 shrink-0 text-14 text-ink-2 hover:text-ink">
      <Trans>See all</Trans>
    </Link>
  );
}
