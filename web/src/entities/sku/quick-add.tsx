import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { productQuery } from '@meridian/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { QuickAddSheet } from './quick-add-sheet.tsx';
import { usePurchase } from './use-purchase.ts';
import type { SkuQuantity } from './use-sku-selection.ts';

/** Adds a product to the bag from a list: at once where there is nothing to choose, else by a sheet. */
export function QuickAdd({ product }: { product: Schema<'ProductCard'> }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const sheet = useOverlay();
  const [isAsking, setAsking] = useState(false);
  const piece = useRef<SkuQuantity>(undefined);
  const buying = usePurchase(product, () => piece.current);

  const isBusy = isAsking || buying.phase === 'busy';

  const add = (chosen: SkuQuantity) => {
    piece.current = chosen;
    sheet.close();
    buying.add();
  };
  const start = async () => {
    if (product.sku_count > 1) return sheet.open();
    setAsking(true);
    const found = await queries.fetchQuery(productQuery(product.id)).catch(() => undefined);
    setAsking(false);
    const sku = found?.skus[0];
    // What could not be learnt, or is no longer as the card says, the sheet explains.
    if (sku === undefined || sku.stock === 0) return sheet.open();
    add({ sku, quantity: 1 });
  };
  return (
    <>
      <IconButton
        icon={isBusy ? 'wait' : 'bag'}
        look="well"
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
