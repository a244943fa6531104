import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { cartQuery, productQuery } from '@meridian/sdk/react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { rememberProduct } from '../../entities/product/recent-products.ts';
import type { ReviewFilter } from '../../entities/review/review-filter.ts';
import { ShopListItem } from '../../entities/shop/shop-list-item.tsx';
import { quantityInCart } from '../../entities/sku/quantity.ts';
import { QuantityField } from '../../entities/sku/quantity-field.tsx';
import { SkuPicker } from '../../entities/sku/sku-picker.tsx';
import { matchingSkus } from '../../entities/sku/sku-selection.ts';
import { usePurchase } from '../../entities/sku/use-purchase.ts';
import { useSkuSelection } from '../../entities/sku/use-sku-selection.ts';
import { SectionErrorBoundary } from '../../feedback/section-error-boundary.tsx';
import { useSignedIn } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { useSanitizedHtml } from '../../ui/sanitize-html.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { AddToCartError } from './add-to-cart-error.tsx';
import { BuyBar } from './buy-bar.tsx';
import { DeliveryLine } from './delivery-line.tsx';
import { DetailBar } from './detail-bar.tsx';
import { Gallery } from './gallery.tsx';
import { NewestReviews } from './newest-reviews.tsx';
import { ProductSummary } from './product-summary.tsx';
import { SimilarProducts } from './similar-products.tsx';
import { SoldOutAlternatives } from './sold-out-alternatives.tsx';

export interface DetailPageProps {
  productId: number;
  /** The SKU in the URL, so that a shared link and going back keep the selection. */
  skuId: number | undefined;
  onSku: (skuId: number | undefined) => void;
  onReviews: (filter: ReviewFilter) => void;
  onReport: () => void;
}

/** A product. The page starts fresh each time: it is not kept alive (R2.06). */
export function DetailPage({ productId, skuId, onSku, onReviews, onReport }: DetailPageProps) {
  const { data: product } = useSuspenseQuery(productQuery(productId));
  useEffect(() => rememberProduct(product), [product]);
  const selection = useSkuSelection(product, skuId, onSku);
  const purchase = usePurchase(product, selection.confirm);
  const { data: cart } = useQuery({ ...cartQuery(), enabled: useSignedIn() });
  const { sku, picked } = selection;
  const matching = matchingSkus(product, picked);

  const skuPictures = product.skus.flatMap(({ picture }) => picture ?? []);
  const pictures = [...new Set([...product.pictures, ...skuPictures])];
  const isOnSale = product.status === 'on_sale';
  return (
    <>
      <DetailBar name={product.name} />
      <div className="flex grow flex-col wide:grid wide:grid-cols-2 wide:items-start">
        <Gallery
          pictures={pictures}
          selected={commonPicture(matching)}
          tint={product.category_code}
          name={product.name}
        />
        <div className="flex flex-col gap-5 px-4 pt-5 pb-6">
          <ProductSummary product={product} skus={matching} />
          {product.status !== 'removed' && (
            <>
              <SkuPicker product={product} selection={selection} />
              {isOnSale && selection.isSoldOut && <SoldOutAlternatives product={product} selection={selection} />}
              <div className="empty:hidden">
                <QuantityField selection={selection} inCart={sku && quantityInCart(cart, sku.id)} />
                <AddToCartError refusal={purchase.refusal} skuId={sku?.id} cart={cart} />
              </div>
            </>
          )}
          {!isOnSale && <SimilarProducts productId={productId} status={product.status} />}
          <ShopListItem shop={product.shop} />
          {isOnSale && <DeliveryLine product={product} />}
          <NewestReviews productId={productId} summary={product.reviews} onOpen={() => onReviews({})} />
          <SectionErrorBoundary onRetry={() => undefined}>
            <Description html={product.description} />
          </SectionErrorBoundary>
          {product.status !== 'removed' && (
            <div>
              <Button variant="quiet" size="small" onClick={onReport}>
                <Trans>Report this product</Trans>
              </Button>
            </div>
          )}
        </div>
      </div>
      <BuyBar product={product} selection={selection} purchase={purchase} />
    </>
  );
}

/** The picture of these SKUs, if they all have the same. */
function commonPicture(skus: readonly Schema<'Sku'>[]): string | null {
  const [picture = null, ...others] = new Set(skus.map((sku) => sku.picture));
  return others.length === 0 ? picture : null;
}

/** The shop's description of the product, sanitized to the elements that the contract allows. */
function Description({ html }: { html: string }) {
  const heading = useId();
  const clean = useSanitizedHtml(html, 'description');
  if (html === '' || clean === '') return null;
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading}>
        <Trans>Description</Trans>
      </SectionHeading>
      {clean === undefined ? (
        <div aria-hidden className="skeleton h-40" />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized above
        <div className="prose text-14" dangerouslySetInnerHTML={{ __html: clean }} />
      )}
    </section>
  );
}
