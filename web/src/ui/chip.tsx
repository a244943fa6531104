import type { ReactNode } from 'react';
import { useFormats } from '../i18n/formats.ts';
import { classNames } from './class-names.ts';

interface ChipProps {
  selected: boolean;
  /** Cannot be had: struck through, and `reason` says why. */
  soldOut?: boolean;
  reason?: string | undefined;
  /** How many it would find, as a quiet figure; 0 closes the choice unless it is chosen. */
  count?: number | undefined;
  onSelect: () => void;
  children: ReactNode;
}

/** One choice of a group; the group is a `radiogroup` or a list of toggles, the chip says which it is. */
export function Chip({ selected, soldOut = false, reason, count, onSelect, children }: ChipProps) {
  const formats = useFormats();
  const closed = soldOut || (count === 0 && !selected);
  return (
    <button
      type="button"
      aria-pressed={selected}
      aria-disabled={closed || undefined}
      aria-description={reason}
      title={reason}
      onClick={closed ? undefined : onSelect}
      className={classNames(
        'press hit-44 min-h-9 rounded-full border-[1.5px] px-4 text-14 font-medium',
        selected
          ? 'border-brand bg-brand-soft font-semibold text-brand'
          : 'border-transparent bg-well text-ink hover:bg-well-press',
        closed && 'text-ink-2',
        soldOut && 'line-through',
      )}
    >
      {count === undefined ? (
        children
      ) : (
        <span className="inline-flex items-center gap-1.5">
          <span>{children}</span>
          <span className="tabular font-normal">{formats.count(count)}</span>
        </span>
      )}
    </button>
  );
}
