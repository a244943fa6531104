import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError, type Schema } from '@meridian/sdk';
import { cartQuery, updateCartLine } from '@meridian/sdk/react';
import { lineOfSku } from '@meridian/sdk/rules';
import { useMutation, useQuery } from '@tanstack/react-query';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { useFormats } from '../../i18n/formats.ts';
import { repeatForCustomer } from '../../session/repeat-for-customer.ts';
import { AlertBox, ErrorBox, type ErrorBoxProps } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { LoadedProduct, SkuChoice } from '../sku/sku-choice.tsx';
import { useSkuSelection } from '../sku/use-sku-selection.ts';
import { purchaseSelection } from './line-selection.ts';

interface SpecSheetProps {
  line: Schema<'CartLine'>;
  onClose: () => void;
  onSaved: () => void;
}

/** Changes the specification of a cart line. A line that cannot be ordered can become valid this way. */
export function SpecSheet({ line, onClose, onSaved }: SpecSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet title={line.invalid_reason === null ? t`Change options` : t`Choose another option`} onClose={onClose}>
      <LoadedProduct id={line.product_id}>
        {(product) => <SpecForm product={product} line={line} onClose={onClose} onSaved={onSaved} />}
      </LoadedProduct>
    </Sheet>
  );
}

function SpecForm({ product, line, onClose, onSaved }: SpecSheetProps & { product: Schema<'Product'> }) {
  const { data: cart } = useQuery(cartQuery());
  const selection = useSkuSelection(product, { skuId: line.sku_id, quantity: line.quantity });
  const { sku } = selection;
  const same = cart && sku && sku.id !== line.sku_id ? lineOfSku(cart, sku.id) : undefined;
  const update = useMutation({ ...updateCartLine(), meta: errorShownInPlace });

  const save = async () => {
    const choice = selection.confirm();
    if (choice === undefined || cart === undefined) return;
    const { quantity } = choice;
    const isSame = choice.sku.id === line.sku_id;
    if (isSame && quantity === line.quantity) return onClose();
    const body = { line_id: line.id, quantity, version: cart.version, ...(!isSame && { sku_id: choice.sku.id }) };
    try {
      await repeatForCustomer(() => update.mutateAsync(body));
    } catch (error) {
      if (isApiError(error)) return; // shown above the button
      throw error;
    }
    purchaseSelection.set([line.id], true);
    onSaved();
    onClose();
  };

  return (
    <SkuChoice
      product={product}
      selection={selection}
      action={
        <Button wide busy={update.isPending} disabled={selection.isSoldOut} onClick={() => void save()}>
          {selection.isSoldOut ? <Trans>Sold out</Trans> : <Trans>Save</Trans>}
        </Button>
      }
    >
      {same !== undefined && !selection.isSoldOut && <SameLine quantity={same.quantity} />}
      {update.error !== null && <SaveError error={update.error} onReconnect={update.reset} line={line} />}
    </SkuChoice>
  );
}

/** A specification has at most one line: the other line is merged into this one (contract, updateCartLine). */
function SameLine({ quantity }: { quantity: number }) {
  const { count } = useFormats();
  return (
    <p className="text-14 text-ink-2">
      <Trans>
        Your bag already has {count(quantity)} of these. They are combined, with the quantity you choose here.
      </Trans>
    </p>
  );
}

/** Why nothing was saved. After a conflict, `line` is the current line. */
function SaveError({ line, ...failed }: ErrorBoxProps & Pick<SpecSheetProps, 'line'>) {
  const { count } = useFormats();
  if (!isApiError(failed.error) || failed.error.reason !== 'version_conflict') return <ErrorBox {...failed} />;
  return (
    <AlertBox>
      <p>
        <Trans>
          Changed to {line.spec_text} × {count(line.quantity)} in another tab or on another device. Save again to use
          your choice.
        </Trans>
      </p>
    </AlertBox>
  );
}
