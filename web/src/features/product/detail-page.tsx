import type { Schema } from '@meridian/sdk';
import { productQuery } from '@meridian/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { rememberProduct } from '../../shell/recent-products.ts';
import { BuyBar } from './buy-bar.tsx';
import { DeliveryLine } from './delivery-line.tsx';
import { Description } from './description.tsx';
import { DetailHead } from './detail-head.tsx';
import { Gallery } from './gallery.tsx';
import { ProductSummary } from './product-summary.tsx';
import { QuantityRow } from './quantity-row.tsx';
import { Reviews } from './reviews.tsx';
import { SimilarProducts } from './similar-products.tsx';
import { mostOf, openGroup, pickedFrom, skuOf } from './spec-choice.ts';
import { SpecPicker } from './spec-picker.tsx';

export interface DetailPageProps {
  productId: number;
  /** The specification in the URL, so that a shared link and the way back keep the choice. */
  skuId: number | undefined;
  onSku: (skuId: number | undefined) => void;
  /** Draws the shop, which belongs to another feature. */
  shop: (shop: Schema<'ShopCard'>) => ReactNode;
}

/** A product's screen. It starts fresh each time: nothing of it is kept (specification 2). */
export function DetailPage({ productId, skuId, onSku, shop }: DetailPageProps) {
  const { data: product } = useSuspenseQuery(productQuery(productId));
  useEffect(() => rememberProduct(product), [product]);
  const [picked, setPicked] = useState(() => pickedFrom(product, skuId));
  const [quantity, setQuantity] = useState(1);
  const [missing, setMissing] = useState<number>();
  const sku = skuOf(product, picked);
  const most = sku === undefined ? 1 : mostOf(sku);

  const pick = (groupId: number, valueId: number) => {
    const next = new Map(picked);
    // A second press takes the choice back.
    if (next.get(groupId) === valueId) next.delete(groupId);
    else next.set(groupId, valueId);
    setPicked(next);
    setMissing(undefined);
    setQuantity(1);
    onSku(skuOf(product, next)?.id);
  };
  /** The chosen specification; without one, leads to the group that is still open. */
  const chosen = () => {
    const open = openGroup(product, picked);
    setMissing(open?.id);
    if (open !== undefined) document.getElementById(`spec-${open.id}`)?.scrollIntoView({ block: 'center' });
    return sku === undefined ? undefined : { sku, quantity };
  };

  const pictures = sku?.picture
    ? [sku.picture, ...product.pictures.filter((src) => src !== sku.picture)]
    : product.pictures;
  const forSale = product.status === 'on_sale';
  return (
    <>
      <DetailHead name={product.name} />
      <Gallery key={pictures[0]} pictures={pictures} tint={product.tint} name={product.name} />
      <div className="flex grow flex-col gap-5 px-4 pt-5 pb-6">
        <ProductSummary product={product} sku={sku} />
        {product.status !== 'removed' && (
          <>
            <SpecPicker product={product} picked={picked} missing={missing} onPick={pick} />
            {sku !== undefined && most > 0 && (
              <QuantityRow
                stock={sku.stock}
                limit={sku.limit}
                value={Math.min(quantity, most)}
                onChange={setQuantity}
              />
            )}
          </>
        )}
        {!forSale && <SimilarProducts productId={productId} status={product.status} />}
        {shop(product.shop)}
        {forSale && <DeliveryLine product={product} />}
        <Reviews productId={productId} summary={product.reviews} />
        <Description html={product.description} />
      </div>
      <BuyBar product={product} chosen={chosen} />
    </>
  );
}
