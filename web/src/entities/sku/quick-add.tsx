import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { productQuery } from '@meridian/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { IconButton } from '../../ui/icon/icon-button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { QuickAddSheet } from './quick-add-sheet.tsx';
import { usePurchase } from './use-purchase.ts';
import type { SkuQuantity } from './use-sku-selection.ts';

/** Adds a product to the cart from a list: directly if it has one SKU, otherwise through a sheet. */
export function QuickAdd({ product }: { product: Schema<'ProductCard'> }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const sheet = useOverlay();
  const [isLoading, setLoading] = useState(false);
  const item = useRef<SkuQuantity>(undefined);
  const purchase = usePurchase(product, () => item.current);

  const isBusy = isLoading || purchase.phase === 'busy';

  const add = (chosen: SkuQuantity) => {
    item.current = chosen;
    sheet.close();
    purchase.add();
  };
  const start = async () => {
    if (product.sku_count > 1) return sheet.open();
    setLoading(true);
    const found = await queries.fetchQuery(productQuery(product.id)).catch(() => undefined);
    setLoading(false);
    const sku = found?.skus[0];
    // The sheet explains what could not be loaded, or has changed since the card.
    if (sku === undefined || sku.stock === 0) return sheet.open();
    add({ sku, quantity: 1 });
  };
  return (
    <>
      <IconButton
        icon={isBusy ? 'spinner' : 'bag'}
        variant="well"
        label={t`Add ${product.name} to the bag`}
        aria-busy={isBusy || undefined}
        onClick={() => {
          if (!isBusy) void start();
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
