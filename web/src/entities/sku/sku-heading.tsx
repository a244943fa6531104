import type { Schema } from '@meridian/sdk';
import { Price } from '../../ui/product/price.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { ConvertedAmount } from '../currency/converted-amount.tsx';

interface SkuHeadingProps {
  product: Schema<'Product'>;
  /** The SKU selected so far, if any. */
  sku: Pick<Schema<'Sku'>, 'picture' | 'price'> | undefined;
}

/** The heading of a sheet of specifications: picture, price and name. */
export function SkuHeading({ product, sku }: SkuHeadingProps) {
  return (
    <div className="flex items-center gap-3">
      <ProductImage
        src={sku?.picture ?? product.picture}
        alt=""
        tint={product.category_code}
        className="size-18 shrink-0 rounded-box p-2.5"
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Price amount={sku?.price ?? product.price} />
          <ConvertedAmount amount={sku?.price ?? product.price} />
        </p>
        <p dir="auto" className="line-clamp-2 text-14">
          {product.name}
        </p>
      </div>
    </div>
  );
}
