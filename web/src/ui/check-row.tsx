import type { ReactNode } from 'react';
import { CheckMark } from './check-mark.tsx';
import { classNames } from './class-names.ts';

interface CheckRowProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Cannot be chosen: it would find nothing. What is chosen can always be taken back. */
  disabled?: boolean;
  children: ReactNode;
  /** A quiet figure at the end. */
  value?: ReactNode;
}

/** One yes-or-no choice as a row: a native checkbox, the whole row its label. */
export function CheckRow({ checked, onChange, disabled = false, children, value }: CheckRowProps) {
  const closed = disabled && !checked;
  return (
    <label
      className={classNames(
        'press relative flex min-h-12 items-center gap-3 px-4 text-14 first:rounded-t-card last:rounded-b-card',
        'has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:-outline-offset-2',
        closed && 'text-ink-2',
      )}
    >
      <input
        type="checkbox"
        checked={checked}
        disabled={closed}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <CheckMark checked={checked} closed={closed} />
      <span className="flex-1">{children}</span>
      {value !== undefined && <span className="tabular text-ink-2">{value}</span>}
    </label>
  );
}
