import type { Schema } from '@meridian/sdk';
import { productQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../feedback/error-state.tsx';
import { Price } from '../../ui/product/price.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { ConvertedAmount } from '../currency/converted-amount.tsx';
import { QuantityField } from './quantity-field.tsx';
import { SkuPicker } from './sku-picker.tsx';
import type { SkuSelection } from './use-sku-selection.ts';

interface SkuChoiceProps {
  product: Schema<'Product'>;
  selection: SkuSelection;
  action: ReactNode;
  children?: ReactNode;
}

/** The content of a sheet that chooses an SKU and a quantity. */
export function SkuChoice({ product, selection, action, children }: SkuChoiceProps) {
  return (
    <div className="flex min-h-[min(26rem,60dvh)] flex-col gap-4">
      <SkuHeading product={product} selection={selection} />
      <SkuPicker product={product} selection={selection} />
      <QuantityField selection={selection} />
      {children}
      <div className="mt-auto">{action}</div>
    </div>
  );
}

/** Picture, price and name; those of the SKU once it is selected. */
function SkuHeading({ product, selection: { sku } }: Pick<SkuChoiceProps, 'product' | 'selection'>) {
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

export function LoadedProduct({ id, children }: { id: number; children: (product: Schema<'Product'>) => ReactNode }) {
  const { data, error, refetch } = useQuery(productQuery(id));
  if (data !== undefined) return children(data);
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <div aria-busy="true" className="skeleton min-h-[min(26rem,60dvh)] rounded-card" />;
}
