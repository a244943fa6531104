import type { Schema } from '@meridian/sdk';
import { cartQuery, configQuery, productQuery } from '@meridian/sdk/react';
import { matchingSkus, quantityInCart } from '@meridian/sdk/rules';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { memo, useEffect } from 'react';
import { rememberProduct } from '../../entities/product/recent-products.ts';
import type { ReviewFilter } from '../../entities/review/review-filter.ts';
import { QuantityField } from '../../entities/sku/quantity-field.tsx';
import { SkuPicker } from '../../entities/sku/sku-picker.tsx';
import { usePurchase } from '../../entities/sku/use-purchase.ts';
import { type SkuSelection, useSkuSelection } from '../../entities/sku/use-sku-selection.ts';
import { lazySection } from '../../feedback/lazy.tsx';
import { useSignedIn } from '../../session/session.ts';
import { NearView } from '../../ui/near-view.tsx';
import { loadSanitizer } from '../../ui/sanitize-html.ts';
import { AddToCartError } from './add-to-cart-error.tsx';
import { BuyBar } from './buy-bar.tsx';
import { DeliveryLine } from './delivery-line.tsx';
import { DetailBar } from './detail-bar.tsx';
import { Gallery } from './gallery.tsx';
import { MoreSkeleton } from './more-skeleton.tsx';
import { newestReviews } from './newest-reviews-list.ts';
import { ProductSummary } from './product-summary.tsx';
import { SimilarProducts } from './similar-products.tsx';
import { SizeGuideLink } from './size-guide-link.tsx';
import { SoldOutAlternatives } from './sold-out-alternatives.tsx';

const ProductMore = lazySection(async () => {
  // With the sanitizer loaded, the description has its final height at once. A failed load is reported there.
  const sanitizer = loadSanitizer().catch(() => undefined);
  const [{ ProductMore }] = await Promise.all([import('./more/product-more.tsx'), sanitizer]);
  return ProductMore;
}, MoreSkeleton);

export interface DetailPageProps {
  productId: number;
  /** The SKU selected at first. */
  skuId: number | undefined;
  onSku: (skuId: number | undefined) => void;
  onReviews: (filter: ReviewFilter) => void;
  onReport: () => void;
}

/** The sections below the choice. They render once they are near, and not again when the choice changes. */
const BelowChoice = memo(function BelowChoice(props: {
  product: Schema<'Product'>;
  onReviews: (filter: ReviewFilter) => void;
  onReport: () => void;
}) {
  const { product, onReviews, onReport } = props;
  const queries = useQueryClient();
  return (
    <NearView
      placeholder={<MoreSkeleton />}
      onNear={() => {
        if (product.reviews.count > 0) void queries.prefetchInfiniteQuery(newestReviews(product.id));
        void queries.prefetchQuery(configQuery());
      }}
    >
      <ProductMore product={product} onReviews={() => onReviews({})} onReport={onReport} />
    </NearView>
  );
});

/**
 * A product. The page starts fresh on each visit, without keep-alive (R2.06). It does not render again when only the
 * URL follows a choice.
 */
export const DetailPage = memo(function DetailPage(props: DetailPageProps) {
  const { productId, skuId, onSku, onReviews, onReport } = props;
  const { data: product } = useSuspenseQuery(productQuery(productId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after the session's end, it is not a visitor's
  useEffect(() => rememberProduct(product), [product.id, product.name]);
  const selection = useSkuSelection(product, { skuId, suggests: true, onSku });
  const purchase = usePurchase(product, selection.confirm);
  const matching = matchingSkus(product, selection.picked);
  const isOnSale = product.status === 'on_sale';
  return (
    <>
      <DetailBar name={product.name} />
      <div className="flex grow flex-col wide:grid wide:grid-cols-2 wide:items-start">
        {/* The picture of the customer's own selection; the page begins with the first picture. */}
        <Gallery product={product} selected={selection.isSuggested ? null : commonPicture(matching)} />
        <div className="flex flex-col gap-5 px-4 pt-5 pb-6">
          <ProductSummary product={product} skus={matching} />
          {product.status !== 'removed' && (
            <>
              <SkuPicker
                product={product}
                selection={selection}
                aside={({ name }) => <SizeGuideLink guide={product.size_guide} group={name} />}
              />
              {isOnSale && selection.isSoldOut && <SoldOutAlternatives product={product} selection={selection} />}
              <Quantity selection={selection} refusal={purchase.refusal} />
            </>
          )}
          {!isOnSale && <SimilarProducts productId={productId} status={product.status} />}
          {isOnSale && <DeliveryLine product={product} />}
          <BelowChoice product={product} onReviews={onReviews} onReport={onReport} />
        </div>
      </div>
      <BuyBar product={product} selection={selection} purchase={purchase} />
    </>
  );
});

interface QuantityProps {
  selection: SkuSelection;
  refusal: ReturnType<typeof usePurchase>['refusal'];
}

/** The quantity. Only this part of the page renders again with the cart. */
function Quantity({ selection, refusal }: QuantityProps) {
  const { data: cart } = useQuery({ ...cartQuery(), enabled: useSignedIn() });
  const { sku } = selection;
  return (
    <div className="empty:hidden">
      <QuantityField selection={selection} inCart={sku && quantityInCart(cart, sku.id)} />
      <AddToCartError refusal={refusal} skuId={sku?.id} cart={cart} />
    </div>
  );
}

/** Returns the picture of these SKUs if they all have the same one, else null. */
function commonPicture(skus: readonly Schema<'Sku'>[]): string | null {
  const [picture = null, ...others] = new Set(skus.map((sku) => sku.picture));
  return others.length === 0 ? picture : null;
}
