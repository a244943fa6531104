import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface PictureChipProps {
  selected: boolean;
  onSelect: () => void;
  /** Round and 32 px wide; the chip for all items has none. */
  picture?: ReactNode;
  children: ReactNode;
}

/** A toggle button with a picture before its name, for a scrolling row. */
export function PictureChip({ selected, onSelect, picture, children }: PictureChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={onSelect}
      className={classNames(
        'hit-44 flex min-h-10 shrink-0 items-center gap-2 rounded-full border-[1.5px] py-0.5 pe-3.5 text-14 whitespace-nowrap -outline-offset-2',
        picture === undefined ? 'ps-3.5' : 'ps-0.5',
        selected ? 'border-brand bg-brand-soft font-semibold text-brand' : 'border-transparent bg-card hover:bg-well',
      )}
    >
      {picture}
      {children}
    </button>
  );
}

const SKELETONS = 4;

export function PictureChipSkeletons() {
  return Array.from({ length: SKELETONS }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <span key={index} aria-hidden className="skeleton h-10 w-28 shrink-0 rounded-full" />
  ));
}
