import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon/icon-button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { AddButton, isAddable } from './add-button.tsx';
import { LoadedProduct, SkuChoice } from './sku-choice.tsx';
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
          <LoadedProduct id={product.id}>{(loaded) => <QuickAddForm product={loaded} onAdd={add} />}</LoadedProduct>
        </Sheet>
      )}
    </>
  );
}

function QuickAddForm({ product, onAdd }: { product: Schema<'Product'>; onAdd: (item: SkuQuantity) => void }) {
  const selection = useSkuSelection(product);
  const add = () => {
    const item = selection.confirm();
    if (item !== undefined) onAdd(item);
  };
  return (
    <SkuChoice
      product={product}
      selection={selection}
      action={
        <Button wide disabled={selection.isSoldOut} onClick={add}>
          {selection.isSoldOut ? <Trans>Sold out</Trans> : <Trans>Add to bag</Trans>}
        </Button>
      }
    />
  );
}
