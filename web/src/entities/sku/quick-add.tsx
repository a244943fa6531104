import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { productQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../feedback/error-state.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon/icon-button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { AddButton, isAddable } from './add-button.tsx';
import { QuantityField } from './quantity-field.tsx';
import { SkuHeading } from './sku-heading.tsx';
import { SkuPicker } from './sku-picker.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { type SkuQuantity, useSkuSelection } from './use-sku-selection.ts';

/** Adds a product to the cart from a list: directly if it has no options, otherwise through a sheet. */
export function QuickAdd({ product }: { product: Schema<'ProductCard'> }) {
  return isAddable(product) ? <AddButton product={product} variant="well" /> : <ChooseAndAdd product={product} />;
}

function ChooseAndAdd({ product }: { product: Schema<'ProductCard'> }) {
  const { t } = useLingui();
  const sheet = useOverlay();
  const adding = useAddToCart(product);
  const isBusy = adding.phase === 'busy';
  const add = (item: SkuQuantity) => {
    sheet.close();
    void adding.add(item);
  };
  return (
    <>
      <IconButton
        icon={isBusy ? 'spinner' : 'bag'}
        variant="well"
        label={t`Add ${product.name} to bag`}
        aria-busy={isBusy || undefined}
        onClick={() => {
          if (!isBusy) sheet.open();
        }}
        className={isBusy ? '*:animate-spin' : undefined}
      />
      {sheet.isOpen && (
        <Sheet title={t`Add to bag`} onClose={sheet.close}>
          <QuickAddSheet card={product} onAdd={add} />
        </Sheet>
      )}
    </>
  );
}

interface QuickAddSheetProps {
  card: Schema<'ProductCard'>;
  onAdd: (item: SkuQuantity) => void;
}

/** Chooses an SKU and a quantity without leaving the list. */
function QuickAddSheet({ card, onAdd }: QuickAddSheetProps) {
  const { data, error, refetch } = useQuery(productQuery(card.id));
  if (data !== undefined) return <QuickAddForm product={data} onAdd={onAdd} />;
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <div aria-busy="true" className="skeleton min-h-[min(26rem,60dvh)] rounded-card" />;
}

function QuickAddForm({ product, onAdd }: { product: Schema<'Product'>; onAdd: (item: SkuQuantity) => void }) {
  const selection = useSkuSelection(product);
  const { sku } = selection;
  const add = () => {
    const item = selection.confirm();
    if (item !== undefined) onAdd(item);
  };
  return (
    <div className="flex min-h-[min(26rem,60dvh)] flex-col gap-4">
      <SkuHeading product={product} sku={sku} />
      <SkuPicker product={product} selection={selection} />
      <QuantityField selection={selection} />
      <div className="mt-auto">
        <Button wide disabled={selection.isSoldOut} onClick={add}>
          {selection.isSoldOut ? <Trans>Sold out</Trans> : <Trans>Add to bag</Trans>}
        </Button>
      </div>
    </div>
  );
}
