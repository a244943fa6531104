import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { SectionErrorBoundary } from '../../feedback/section-error-boundary.tsx';
import { listLayouts } from '../../list/list-layout.ts';
import { Deferred } from '../../navigation/deferred.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Banners } from './banners.tsx';
import { Categories } from './categories.tsx';
import type { HomePageProps } from './home-page.tsx';
import { Notices } from './notices.tsx';

interface HomeBlockProps extends HomePageProps {
  block: Schema<'HomeBlock'>;
  onRetry: () => void;
}

/** One block of the home page; it fails alone. A type that is not known here is left out (decisions, "Calls to add"). */
export function HomeBlock({ onRetry, ...rest }: HomeBlockProps) {
  return (
    <SectionErrorBoundary onRetry={onRetry}>
      <BlockContent {...rest} />
    </SectionErrorBoundary>
  );
}

function BlockContent({ block, product, shop }: Omit<HomeBlockProps, 'onRetry'>) {
  switch (block.type) {
    case 'banners':
      return <Banners banners={block.items} />;
    case 'categories':
      return <Categories categories={block.items} />;
    case 'hot_products':
      return <HotProducts products={block.items} product={product} />;
    case 'hot_shops':
      return <HotShops shops={block.items} shop={shop} />;
    case 'notices':
      return <Notices notices={block.items} />;
    default:
      return null;
  }
}

/** Cards of the first row that a phone shows without scrolling. */
const FIRST_ROW = 2;

/** Cards that a phone shows at least a part of without scrolling, and a row more; the skeleton has as many. */
const IN_SIGHT = 4;

function HotProducts({ products, product }: Pick<HomePageProps, 'product'> & { products: Schema<'ProductCard'>[] }) {
  const heading = useId();
  const cards = products.map((item, place) => (
    <li key={item.id} className="min-w-0">
      {product(item, place < FIRST_ROW)}
    </li>
  ));
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} more={<SeeAll list="hot" />}>
        <Trans>Hot products</Trans>
      </SectionHeading>
      <ul className={listLayouts.cards.className}>
        {cards.slice(0, IN_SIGHT)}
        <Deferred>{cards.slice(IN_SIGHT)}</Deferred>
      </ul>
    </section>
  );
}

function HotShops({ shops, shop }: Pick<HomePageProps, 'shop'> & { shops: Schema<'ShopCard'>[] }) {
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
        {shops.map((item) => (
          <li key={item.id} className="w-72 max-w-full shrink-0 snap-start">
            {shop(item)}
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
