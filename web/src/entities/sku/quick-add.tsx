import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useRef } from 'react';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { IconButton } from '../../ui/icon/icon-button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { AddButton, isAddable } from './add-button.tsx';
import { QuickAddSheet } from './quick-add-sheet.tsx';
import { usePurchase } from './use-purchase.ts';
import type { SkuQuantity } from './use-sku-selection.ts';

/** Adds a product to the cart from a list: directly if it has no options, otherwise through a sheet. */
export function QuickAdd({ product }: { product: Schema<'ProductCard'> }) {
  return isAddable(product) ? <AddButton product={product} variant="well" /> : <ChooseAndAdd product={product} />;
}

function ChooseAndAdd({ product }: { product: Schema<'ProductCard'> }) {
  const { t } = useLingui();
  const sheet = useOverlay();
  const item = useRef<SkuQuantity>(undefined);
  const purchase = usePurchase(product, () => item.current);
  const isBusy = purchase.phase === 'busy';
  const add = (chosen: SkuQuantity) => {
    item.current = chosen;
    sheet.close();
    purchase.add();
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
