import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { classNames } from '../class-names.ts';

interface ChipProps {
  selected: boolean;
  /** Cannot be bought: struck through. It can be chosen all the same, to be looked at. */
  soldOut?: boolean;
  /** What choosing it means, in a few words below it: that it is sold out, or what it does not go with. */
  reason?: string | undefined;
  /** How many it would find, as a quiet figure; 0 closes the choice unless it is chosen. */
  count?: number | undefined;
  /** Cannot be chosen at all. */
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/** One choice of a group; the group is a `radiogroup` or a list of toggles, the chip says which it is. */
export function Chip({ selected, soldOut = false, reason, count, onSelect, children, ...rest }: ChipProps) {
  const formats = useFormats();
  const isDisabled = rest.disabled || (count === 0 && !selected);
  return (
    <button
      type="button"
      aria-pressed={selected}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onSelect}
      className={classNames(
        'press hit-44 min-h-9 border-[1.5px] px-4 py-1.5 text-14 font-medium',
        reason === undefined ? 'rounded-full' : 'rounded-sheet',
        selected
          ? 'border-brand bg-brand-soft font-semibold text-brand'
          : 'border-transparent bg-well text-ink hover:bg-well-press',
        (isDisabled || (soldOut && !selected)) && 'text-ink-2',
      )}
    >
      <span className="inline-flex items-center gap-1.5">
        <span className={classNames(soldOut && 'line-through')}>{children}</span>
        {count !== undefined && (
          <span className="tabular font-normal in-aria-busy:opacity-50">{formats.count(count)}</span>
        )}
      </span>
      {reason !== undefined && (
        <>
          {' '}
          <span className="block text-12 font-normal">{reason}</span>
        </>
      )}
    </button>
  );
}
