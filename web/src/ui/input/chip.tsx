import type { ReactNode } from 'react';
import { isDoubleTap } from '../../behaviour/double-tap.ts';
import { useFormats } from '../../i18n/formats.ts';
import { classNames } from '../class-names.ts';

interface ChipProps {
  selected: boolean;
  /** Sold out: struck through, but still selectable, to view it. */
  soldOut?: boolean;
  /** A short note beside it: that it is sold out, or its conflict. */
  reason?: string | undefined;
  /** A colour sample (`#rrggbb`) before the label. */
  swatch?: string | null | undefined;
  /** The number of results it would have. 0 disables the chip unless it is selected. */
  count?: number | undefined;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export const chipClass = (selected: boolean, ...others: Parameters<typeof classNames>) =>
  classNames(
    'hit-44 min-h-9 rounded-sheet border-[1.5px] px-4 py-1.5 text-14 font-medium',
    selected
      ? 'border-brand bg-brand-soft font-semibold text-brand'
      : 'border-transparent bg-well text-ink hover:bg-well-press',
    ...others,
  );

/** A toggle button (`aria-pressed`) of a group. */
export function Chip({ selected, soldOut = false, reason, swatch, count, onSelect, children, ...rest }: ChipProps) {
  const formats = useFormats();
  const isDisabled = rest.disabled || (count === 0 && !selected);
  return (
    <button
      type="button"
      aria-pressed={selected}
      aria-disabled={isDisabled || undefined}
      onClick={(event) => !isDisabled && !isDoubleTap(event) && onSelect()}
      className={chipClass(selected, (isDisabled || (soldOut && !selected)) && 'text-ink-2')}
    >
      <span className="flex flex-wrap items-center justify-center gap-x-1.5">
        <span className={classNames('flex items-center gap-x-1.5', soldOut && 'line-through')}>
          {typeof swatch === 'string' && (
            <span
              aria-hidden
              className="-ms-1.5 size-4.5 shrink-0 rounded-full border border-ink-3/50 forced-color-adjust-none"
              style={{ backgroundColor: swatch }}
            />
          )}
          <span>{children}</span>
        </span>
        {count !== undefined && (
          <span className="tabular font-normal in-aria-busy:opacity-50">{formats.count(count)}</span>
        )}
        {reason !== undefined && (
          <>
            {' '}
            <span className="text-12 font-normal">{reason}</span>
          </>
        )}
      </span>
    </button>
  );
}
