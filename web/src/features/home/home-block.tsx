import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { ProductGridItem } from '../../entities/product/product-grid-item.tsx';
import { SectionErrorBoundary } from '../../feedback/section-error-boundary.tsx';
import { listLayouts } from '../../list/list-layout.ts';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { Section } from '../../ui/section.tsx';
import { Banners } from './banners.tsx';
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

/** The ten categories as shortcuts to Explore, in one row that scrolls if it is too long. */
function Categories({ categories }: { categories: Schema<'Category'>[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Categories`}>
      <ul className="rail grid auto-cols-(--category-column) grid-flow-col -mx-4 -my-1 scroll-px-4 px-4 py-1">
        {categories.map(({ id, category_code: code, name, picture }) => (
          <li key={id} className="min-w-0">
            <Link
              to="/explore"
              search={{ category: id }}
              className="flex flex-col items-center gap-1.5 rounded-box text-center"
            >
              <ProductImage src={picture} alt="" tint={code} priority className="size-13.5 rounded-card p-2.5" />
              <span className="line-clamp-2 min-h-(--category-label) max-w-full text-balance hyphens-auto text-12 text-ink-2">
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
