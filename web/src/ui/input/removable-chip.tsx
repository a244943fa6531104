import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

interface RemovableChipProps {
  /** The accessible name: the text, and what a press does. */
  label: string;
  onRemove: () => void;
  children: ReactNode;
}

/** A selected value. A press removes it. */
export function RemovableChip({ label, onRemove, children }: RemovableChipProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onRemove}
      className="hit-44 inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-brand-soft ps-3.5 pe-2.5 text-14 font-medium text-brand"
    >
      <span dir="auto" className="truncate">
        {children}
      </span>
      <Icon name="close" size={16} />
    </button>
  );
}
