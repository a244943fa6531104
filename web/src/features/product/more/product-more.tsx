import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { configQuery, productList, similarProductsQuery } from '@meridian/sdk/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useIsConfigAwaited } from '../../../entities/config/use-is-config-awaited.ts';
import { ProductRail, RAIL_LENGTH } from '../../../entities/product/product-rail.tsx';
import { ShopListItem } from '../../../entities/shop/shop-list-item.tsx';
import { lazySection } from '../../../feedback/lazy.tsx';
import { SectionErrorBoundary } from '../../../feedback/section-error-boundary.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { NearView, Sliver } from '../../../ui/near-view.tsx';
import { useSanitizedHtml } from '../../../ui/sanitize-html.ts';
import { moreClass, Section } from '../../../ui/section.tsx';
import { MoreSkeleton } from '../more-skeleton.tsx';
import { NewestReviews } from '../newest-reviews.tsx';
import { newestReviews } from '../newest-reviews-list.ts';
import { ProductFacts } from './facts.tsx';
import { Warnings } from './warnings.tsx';

const ProductSafety = lazySection(() => import('./product-safety.tsx').then((m) => m.ProductSafety), Sliver);

interface ProductMoreProps {
  product: Schema<'Product'>;
  onReviews: () => void;
  onReport: () => void;
}

/** The sections below the choice: reviews, description, facts, warnings, the shop, other products, and who answers for it. */
export function ProductMore({ product, onReviews, onReport }: ProductMoreProps) {
  const { id, shop, status, description, facts, language, reviews } = product;
  const { isLoading } = useInfiniteQuery({ ...newestReviews(id), enabled: reviews.count > 0 });
  const config = useQuery(configQuery());
  const isConfigAwaited = useIsConfigAwaited();
  // Their height is unknown until they load, and the content below them would shift.
  if (isLoading || isConfigAwaited) return <MoreSkeleton />;
  return (
    <div className="flex flex-col gap-6">
      <NewestReviews productId={id} summary={reviews} onOpen={onReviews} />
      <SectionErrorBoundary>
        <Description html={description} lang={language} />
      </SectionErrorBoundary>
      <ProductFacts facts={facts} lang={language} />
      <Warnings product={product} config={config.data} />
      <ShopListItem shop={shop} />
      <MoreOfShop productId={id} shop={shop} />
      {/* For a product that cannot be bought, the rail is further up. */}
      {status === 'on_sale' && <SimilarRail productId={id} />}
      {status !== 'removed' && (
        <p className="text-center">
          <button
            type="button"
            onClick={onReport}
            className="min-h-11 rounded-full px-4 text-14 text-ink-2 underline decoration-line underline-offset-4"
          >
            <Trans>Report this product</Trans>
          </button>
        </p>
      )}
      {/* Last, since its height is unknown. */}
      {config.data && (
        <NearView placeholder={<Sliver />}>
          <ProductSafety product={product} config={config.data} />
        </NearView>
      )}
    </div>
  );
}

/** The shop's description of the product in the shop's language, sanitized to the elements that the contract allows. */
function Description({ html, lang }: { html: string; lang: string | undefined }) {
  const clean = useSanitizedHtml(html, 'description');
  if (html === '' || clean?.nodes.length === 0) return null;
  return (
    <Section title={<Trans>Description</Trans>}>
      {clean === undefined ? (
        <div aria-hidden className="skeleton h-40" />
      ) : (
        <div lang={lang} dir="auto" className="prose text-14" ref={clean.ref} />
      )}
    </Section>
  );
}

const toItems = (products: readonly Schema<'ProductCard'>[]) => products.map((product) => ({ product }));

/** Other products of the product's shop, most popular first, and a link to all of them. */
function MoreOfShop({ productId, shop }: { productId: number; shop: Schema<'ShopCard'> }) {
  const { count } = useFormats();
  const { id, product_count } = shop;
  if (product_count < 2) return null;
  return (
    <ProductRail
      title={<Trans>More from this shop</Trans>}
      more={
        <Link to="/shop/{-$id}" params={{ id: String(id) }} className={moreClass}>
          <Trans>All {count(product_count)}</Trans>
        </Link>
      }
      query={{
        // One more than the rail holds: the product itself may be among them.
        ...productList.pages({ shop_id: id, limit: RAIL_LENGTH + 1 })(1),
        select: ({ list }) => toItems(list.filter((product) => product.id !== productId).slice(0, RAIL_LENGTH)),
      }}
      isOfShop
    />
  );
}

function SimilarRail({ productId }: { productId: number }) {
  return (
    <ProductRail
      title={<Trans>Similar products</Trans>}
      query={{ ...similarProductsQuery(productId, { limit: RAIL_LENGTH }), select: ({ list }) => toItems(list) }}
    />
  );
}
