import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import type { QuantityEdits } from '@meridian/sdk/flows';
import { piecesOf } from '@meridian/sdk/rules';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useIsShown } from '../../behaviour/use-is-shown.ts';
import { purchaseSelection } from '../../entities/cart-line/line-selection.ts';
import { toasts } from '../../feedback/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { CartTotal, TOTAL_ID } from './cart-total.tsx';
import { lineElementId } from './line-frame.tsx';
import { SelectLines } from './select-box.tsx';
import type { CartQuote } from './use-cart-quote.ts';

interface CheckoutBarProps {
  lines: readonly Schema<'CartLine'>[];
  selectedIds: readonly number[];
  quote: CartQuote;
  edits: QuantityEdits;
}

/** Selects all lines, shows the cost of the selection, and leads to the checkout. */
export function CheckoutBar({ lines, selectedIds, quote, edits }: CheckoutBarProps) {
  const { t } = useLingui();
  const router = useRouter();
  const [isSaving, setSaving] = useState(false);
  const isShown = useIsShown();
  const selected = lines.filter(({ id }) => selectedIds.includes(id));
  const pieces = piecesOf(selected);

  const checkOut = async () => {
    setSaving(true);
    const [unsaved] = await edits.flush(selectedIds);
    setSaving(false);
    if (unsaved !== undefined) toasts.error(t`A quantity is not saved yet. Check the marked item.`);
    if (!isShown()) return;
    if (unsaved === undefined) void router.navigate({ href: `/checkout?lines=${selectedIds.join(',')}` });
    else focusQuantity(unsaved);
  };
  return (
    <BottomBar>
      <SelectLines selection={purchaseSelection} lineIds={lines.map(({ id }) => id)}>
        <Trans context="select">All</Trans>
      </SelectLines>
      <div className="min-w-min flex-1 basis-[5.5rem]">
        <CartTotal quote={quote} isEmpty={pieces === 0} />
      </div>
      <div className="grow basis-[8rem]">
        <Button
          wide
          busy={isSaving}
          disabled={pieces === 0}
          aria-describedby={pieces === 0 ? TOTAL_ID : undefined}
          onClick={() => void checkOut()}
        >
          {pieces === 0 ? (
            <Trans>Check out</Trans>
          ) : (
            <Plural value={pieces} one="Check out (#)" other="Check out (#)" />
          )}
        </Button>
      </div>
    </BottomBar>
  );
}

function focusQuantity(lineId: number): void {
  const line = document.getElementById(lineElementId(lineId));
  line?.scrollIntoView({ block: 'center' });
  line?.querySelector<HTMLElement>('input[inputmode=numeric]')?.focus({ preventScroll: true });
}
