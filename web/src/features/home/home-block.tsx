import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { ProductGridItem } from '../../entities/product/product-grid-item.tsx';
import { SectionErrorBoundary } from '../../feedback/section-error-boundary.tsx';
import { listLayouts } from '../../list/list-layout.ts';
import { Section } from '../../ui/section.tsx';
import { Banners } from './banners.tsx';
import { Categories } from './categories.tsx';
import { SeeAll } from './see-all.tsx';

interface HomeBlockProps {
  block: Schema<'HomeBlock'>;
  onRetry: () => void;
}

/** A block above the fold, with an error boundary of its own. Unknown types are left out (contract, HomeBlock). */
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
    default:
      return null;
  }
}

/** The number of cards whose pictures a phone shows without scrolling. */
const FIRST_ROW = 2;

/** Two rows on a phone, one in a wide window, as in the skeleton. "See all" leads to the rest. */
export const HOT_PRODUCTS = 4;

function HotProducts({ products }: { products: Schema<'ProductCard'>[] }) {
  return (
    <Section title={<Trans>Popular products</Trans>} more={<SeeAll to="/explore" search={{ list: 'hot' }} />}>
      <ul className={listLayouts.cards.className}>
        {products.slice(0, HOT_PRODUCTS).map((product, index) => (
          <li key={product.id} className="min-w-0">
            <ProductGridItem product={product} priority={index < FIRST_ROW} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
