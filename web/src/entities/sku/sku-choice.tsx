import type { Schema } from '@meridian/sdk';
import { productQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../feedback/error-state.tsx';
import { QuantityField } from './quantity-field.tsx';
import { SkuHeading } from './sku-heading.tsx';
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
      <SkuHeading product={product} sku={selection.sku} />
      <SkuPicker product={product} selection={selection} />
      <QuantityField selection={selection} />
      {children}
      <div className="mt-auto">{action}</div>
    </div>
  );
}

export function LoadedProduct({ id, children }: { id: number; children: (product: Schema<'Product'>) => ReactNode }) {
  const { data, error, refetch } = useQuery(productQuery(id));
  if (data !== undefined) return children(data);
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <div aria-busy="true" className="skeleton min-h-[min(26rem,60dvh)] rounded-card" />;
}
