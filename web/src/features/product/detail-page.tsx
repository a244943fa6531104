import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { cartQuery, productQuery } from '@meridian/sdk/react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { rememberProduct } from '../../shell/recent-products.ts';
import { useSignedIn } from '../../shell/session.ts';
import { Button } from '../../ui/button.tsx';
import { piecesOf } from './bag-pieces.ts';
import { BuyBar } from './buy-bar.tsx';
import { DeliveryLine } from './delivery-line.tsx';
import { Description } from './description.tsx';
import { DetailHead } from './detail-head.tsx';
import { Gallery } from './gallery.tsx';
import { ProductSummary } from './product-summary.tsx';
import { QuantityRow } from './quantity-row.tsx';
import { RefusalNote } from './refusal-note.tsx';
import type { ReviewFilter } from './review-filter.ts';
import { Reviews } from './reviews.tsx';
import { SimilarProducts } from './similar-products.tsx';
import { SoldOutChoice } from './sold-out-choice.tsx';
import { fittingOf } from './spec-choice.ts';
import { SpecPicker } from './spec-picker.tsx';
import { useBuying } from './use-buying.ts';
import { useChoice } from './use-choice.ts';

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

/** A product's screen. It starts fresh each time: nothing of it is kept (specification 2). */
export function DetailPage({ productId, skuId, onSku, onReviews, onReport, shop }: DetailPageProps) {
  const { data: product } = useSuspenseQuery(productQuery(productId));
  useEffect(() => rememberProduct(product), [product]);
  const choice = useChoice(product, skuId, onSku);
  const buying = useBuying(product, choice.settle);
  const { data: cart } = useQuery({ ...cartQuery(), enabled: useSignedIn() });
  const { sku, picked } = choice;
  const fitting = fittingOf(product, picked);

  const ofSkus = product.skus.flatMap(({ picture }) => picture ?? []);
  const pictures = [...new Set([...product.pictures, ...ofSkus])];
  const forSale = product.status === 'on_sale';
  return (
    <>
      <DetailHead name={product.name} />
      <div className="flex grow flex-col wide:grid wide:grid-cols-2 wide:items-start">
        <Gallery pictures={pictures} chosen={commonPicture(fitting)} tint={product.tint} name={product.name} />
        <div className="flex flex-col gap-5 px-4 pt-5 pb-6">
          <ProductSummary product={product} skus={fitting} />
          {product.status !== 'removed' && (
            <>
              <SpecPicker product={product} choice={choice} />
              {forSale && choice.isSoldOut && <SoldOutChoice product={product} choice={choice} />}
              <div className="empty:hidden">
                <QuantityRow choice={choice} inBag={sku && piecesOf(cart, sku.id)} />
                <RefusalNote refusal={buying.refusal} skuId={sku?.id} cart={cart} />
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
