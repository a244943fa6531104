import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CheckBox } from './check-box.tsx';

interface CheckRowProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Prevents checking, because nothing would be found. A checked row can always be unchecked, and keeps the focus. */
  disabled?: boolean;
  children: ReactNode;
  /** Secondary text at the end, such as a count. */
  value?: ReactNode;
}

/** A checkbox as a row; the whole row is its label. */
export function CheckRow({ checked, onChange, disabled = false, children, value }: CheckRowProps) {
  const isDisabled = disabled && !checked;
  return (
    <label
      className={classNames(
        'flex min-h-12 items-center gap-3 px-4 py-2 text-14 first:rounded-t-card last:rounded-b-card',
        isDisabled && 'cursor-default text-ink-2',
      )}
    >
      <CheckBox checked={checked} disabled={isDisabled} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span className="min-w-0 flex-1">{children}</span>
      {value !== undefined && <span className="tabular text-ink-2">{value}</span>}
    </label>
  );
}
