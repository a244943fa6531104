import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { cartQuery, productQuery } from '@meridian/sdk/react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { rememberProduct } from '../../entities/product/recent-products.ts';
import type { ReviewFilter } from '../../entities/review/review-filter.ts';
import { quantityInCart } from '../../entities/sku/cart-quantity.ts';
import { QuantityField } from '../../entities/sku/quantity-field.tsx';
import { SkuPicker } from '../../entities/sku/sku-picker.tsx';
import { matchingSkus } from '../../entities/sku/sku-selection.ts';
import { usePurchase } from '../../entities/sku/use-purchase.ts';
import { useSkuSelection } from '../../entities/sku/use-sku-selection.ts';
import { useSignedIn } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { AddToCartError } from './add-to-cart-error.tsx';
import { BuyBar } from './buy-bar.tsx';
import { DeliveryLine } from './delivery-line.tsx';
import { Description } from './description.tsx';
import { DetailBar } from './detail-bar.tsx';
import { Gallery } from './gallery.tsx';
import { ProductSummary } from './product-summary.tsx';
import { Reviews } from './reviews.tsx';
import { SimilarProducts } from './similar-products.tsx';
import { SoldOutAlternatives } from './sold-out-alternatives.tsx';

export interface DetailPageProps {
  productId: number;
  /** The specification in the URL, so that a shared link and the way back keep the choice. */
  skuId: number | undefined;
  onSku: (skuId: number | undefined) => void;
  onReviews: (filter: ReviewFilter) => void;
  onReport: () => void;
  /** Draws the shop, which belongs to another feature. */
  shop: (shop: Schema<'ShopCard'>) => ReactNode;
}

/** A product's screen. It starts fresh each time: nothing of it is kept (R2.06). */
export function DetailPage({ productId, skuId, onSku, onReviews, onReport, shop }: DetailPageProps) {
  const { data: product } = useSuspenseQuery(productQuery(productId));
  useEffect(() => rememberProduct(product), [product]);
  const choice = useSkuSelection(product, skuId, onSku);
  const buying = usePurchase(product, choice.settle);
  const { data: cart } = useQuery({ ...cartQuery(), enabled: useSignedIn() });
  const { sku, picked } = choice;
  const fitting = matchingSkus(product, picked);

  const ofSkus = product.skus.flatMap(({ picture }) => picture ?? []);
  const pictures = [...new Set([...product.pictures, ...ofSkus])];
  const forSale = product.status === 'on_sale';
  return (
    <>
      <DetailBar name={product.name} />
      <div className="flex grow flex-col wide:grid wide:grid-cols-2 wide:items-start">
        <Gallery pictures={pictures} chosen={commonPicture(fitting)} tint={product.tint} name={product.name} />
        <div className="flex flex-col gap-5 px-4 pt-5 pb-6">
          <ProductSummary product={product} skus={fitting} />
          {product.status !== 'removed' && (
            <>
              <SkuPicker product={product} choice={choice} />
              {forSale && choice.isSoldOut && <SoldOutAlternatives product={product} choice={choice} />}
              <div className="empty:hidden">
                <QuantityField choice={choice} inBag={sku && quantityInCart(cart, sku.id)} />
                <AddToCartError refusal={buying.refusal} skuId={sku?.id} cart={cart} />
              </div>
            </>
          )}
          {!forSale && <SimilarProducts productId={productId} status={product.status} />}
          {shop(product.shop)}
          {forSale && <DeliveryLine product={product} />}
          <Reviews productId={productId} summary={product.reviews} onOpen={() => onReviews({})} />
          <Description html={product.description} />
          {product.status !== 'removed' && (
            <div>
              <Button kind="quiet" size="small" onClick={onReport}>
                <Trans>Report this product</Trans>
              </Button>
            </div>
          )}
        </div>
      </div>
      <BuyBar product={product} choice={choice} buying={buying} />
    </>
  );
}

/** What all that can still be chosen looks like, if that is the same. */
function commonPicture(skus: readonly Schema<'Sku'>[]): string | null {
  const [picture = null, ...others] = new Set(skus.map((sku) => sku.picture));
  return others.length === 0 ? picture : null;
}
