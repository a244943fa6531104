import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { productQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../feedback/error-state.tsx';
import { Button } from '../../ui/button.tsx';
import { QuantityField } from './quantity-field.tsx';
import { SkuHeading } from './sku-heading.tsx';
import { SkuPicker } from './sku-picker.tsx';
import { type SkuQuantity, useSkuSelection } from './use-sku-selection.ts';

interface QuickAddSheetProps {
  card: Schema<'ProductCard'>;
  onAdd: (item: SkuQuantity) => void;
}

/** Chooses an SKU and a quantity without leaving the list. */
export function QuickAddSheet({ card, onAdd }: QuickAddSheetProps) {
  const { data, error, refetch } = useQuery(productQuery(card.id));
  if (data !== undefined) return <QuickAddForm product={data} onAdd={onAdd} />;
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <div aria-busy="true" className="skeleton h-60 rounded-card" />;
}

function QuickAddForm({ product, onAdd }: { product: Schema<'Product'>; onAdd: (item: SkuQuantity) => void }) {
  const selection = useSkuSelection(product);
  const { sku } = selection;
  const add = () => {
    const item = selection.confirm();
    if (item !== undefined) onAdd(item);
  };
  return (
    <div className="flex flex-col gap-4">
      <SkuHeading product={product} sku={sku} />
      <SkuPicker product={product} selection={selection} />
      <QuantityField selection={selection} />
      <Button wide disabled={selection.isSoldOut} onClick={add}>
        {selection.isSoldOut ? <Trans>Sold out</Trans> : <Trans>Add to bag</Trans>}
      </Button>
    </div>
  );
}
