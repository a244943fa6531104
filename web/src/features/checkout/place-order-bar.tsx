import { Plural, Trans } from '@lingui/react/macro';
import type { DataOf } from '@meridian/sdk';
import { piecesOf } from '@meridian/sdk/rules';
import { ConvertedAmount } from '../../entities/currency/converted-amount.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Price } from '../../ui/product/price.tsx';

interface PlaceOrderBarProps {
  quote: DataOf<'quoteOrder'>;
  isRecalculating: boolean;
  /** Whether the figures do not match the current choices, so that no order can be placed at them. */
  isOutOfDate: boolean;
  isBusy: boolean;
  onPlace: () => void;
}

/** The sticky bar at the lower edge, with the total and the button that places the order. */
export function PlaceOrderBar({ quote, isRecalculating, isOutOfDate, isBusy, onPlace }: PlaceOrderBarProps) {
  const lines = quote.groups.flatMap((group) => group.lines);
  return (
    <div className="sticky bottom-0 z-30 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t bg-card px-4 pt-2.5 pb-[calc(10px+var(--safe-bottom))] wide:me-4 wide:rounded-card wide:border-0 wide:py-4">
      {/* Both widths depend on the bar, not on the text, so that nothing moves while the sums change. */}
      <div className="grow basis-[6.5rem]">
        <p role="status" className="text-12 text-ink-2">
          {isRecalculating ? (
            <Trans>Recalculating…</Trans>
          ) : (
            <Plural value={piecesOf(lines)} one="# item" other="# items" />
          )}
        </p>
        <p
          className={classNames(
            'flex flex-wrap items-baseline gap-x-2 transition-opacity',
            isRecalculating && 'opacity-60',
          )}
        >
          <Price amount={quote.total_amount} />
          <ConvertedAmount amount={quote.total_amount} />
        </p>
      </div>
      <div className="grow-2 basis-[10rem]">
        <Button wide busy={isBusy} disabled={isOutOfDate} onClick={onPlace}>
          <Trans>Place order</Trans>
        </Button>
      </div>
    </div>
  );
}
