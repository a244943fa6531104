import { Trans } from '@lingui/react/macro';
import { ConvertedAmount } from '../../entities/currency/converted-amount.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Price } from '../../ui/product/price.tsx';
import { BreakdownSheet } from './breakdown-sheet.tsx';
import type { CartQuote } from './use-cart-quote.ts';

/** The DOM id of what it says without a selection. */
export const TOTAL_ID = 'cart-total';

/** The total, which opens its breakdown. Without a selection, asks the customer to select an item (R5.09). */
export function CartTotal({ quote, isEmpty }: { quote: CartQuote; isEmpty: boolean }) {
  const sheet = useOverlay();
  const { data, isLoading, isUnsent, error } = quote;
  const isStale = isLoading || isUnsent;
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
        {data !== undefined && <ConvertedAmount amount={data.total_amount} />}
        <span className="flex items-center gap-0.5 text-12 text-ink-2">
          {isUnsent ? <Trans>Not updated yet</Trans> : <Trans>Details</Trans>}
          <Icon
            name={isLoading ? 'spinner' : 'expand'}
            size={14}
            className={isLoading ? 'animate-spin' : 'rotate-180'}
          />
        </span>
      </button>
      {sheet.isOpen && data !== undefined && <BreakdownSheet quote={data} isStale={isStale} onClose={sheet.close} />}
    </>
  );
}
