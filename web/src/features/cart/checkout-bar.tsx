import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import type { QuantityEdits } from '@meridian/sdk/flows';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useIsShown } from '../../behaviour/use-is-shown.ts';
import { purchaseSelection } from '../../entities/cart-line/line-selection.ts';
import { toasts } from '../../feedback/toasts.ts';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Price } from '../../ui/product/price.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { BreakdownSheet } from './breakdown-sheet.tsx';
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
  const pieces = selected.reduce((sum, { quantity }) => sum + quantity, 0);

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
        <Total quote={quote} isEmpty={pieces === 0} />
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

const TOTAL_ID = 'cart-total';

/** The total, which opens its breakdown. Without a selection, asks the customer to select an item (R5.09). */
function Total({ quote, isEmpty }: { quote: CartQuote; isEmpty: boolean }) {
  const sheet = useOverlay();
  const { data, isStale, error } = quote;
  if (isEmpty) {
    return (
      <p id={TOTAL_ID} role="status" className="text-12 text-ink-2">
        <Trans>Select at least one item to check out.</Trans>
      </p>
    );
  }
  if (error !== null) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-end gap-x-2 text-12">
        <Trans>Could not load the total.</Trans>
        <button type="button" onClick={quote.retry} className="hit-44 text-14 font-semibold text-brand">
          <Trans>Try again</Trans>
        </button>
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        disabled={data === undefined}
        aria-busy={isStale}
        onClick={sheet.open}
        className="flex min-h-11 flex-col items-start justify-center rounded-box px-1"
      >
        <span
          data-stale={(isStale && data !== undefined) || undefined}
          className={classNames('flex h-[1.5rem] items-center', isStale && 'text-ink-2')}
        >
          <span className="sr-only">
            <Trans>Total</Trans>{' '}
          </span>
          {data === undefined ? <span className="skeleton h-5 w-20" /> : <Price amount={data.total_amount} />}
        </span>
        <span className="flex items-center gap-0.5 text-12 text-ink-2">
          <Trans>Details</Trans>
          <Icon name={isStale ? 'spinner' : 'expand'} size={14} className={isStale ? 'animate-spin' : 'rotate-180'} />
        </span>
      </button>
      {sheet.isOpen && data !== undefined && <BreakdownSheet quote={data} isStale={isStale} onClose={sheet.close} />}
    </>
  );
}

function focusQuantity(lineId: number): void {
  const line = document.getElementById(lineElementId(lineId));
  line?.scrollIntoView({ block: 'center' });
  line?.querySelector<HTMLElement>('input[inputmode=numeric]')?.focus({ preventScroll: true });
}
