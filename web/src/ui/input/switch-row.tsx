import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';

interface SwitchRowProps {
  icon?: IconName;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  children: ReactNode;
  help?: ReactNode;
}

/** A setting that is on or off and applies at once. The whole row is its label. */
export function SwitchRow({ icon, checked, onChange, disabled = false, children, help }: SwitchRowProps) {
  return (
    <label
      className={classNames(
        'flex min-h-13 items-center gap-3 px-4 py-2 text-14 first:rounded-t-card last:rounded-b-card has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand',
        disabled && 'cursor-default',
      )}
    >
      {icon !== undefined && <Icon name={icon} className="text-ink-2" />}
      <span className="min-w-0 flex-1">
        {children}
        {help !== undefined && <span className="block text-12 text-ink-2">{help}</span>}
      </span>
      <span className="relative grid shrink-0 items-center">
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="peer h-6.5 w-11 appearance-none rounded-full bg-ink-3 outline-none transition-colors checked:bg-brand disabled:opacity-50"
        />
        <span className="pointer-events-none absolute start-0.75 size-5 rounded-full bg-raised transition-transform peer-checked:translate-x-4.5 rtl:peer-checked:-translate-x-4.5" />
      </span>
    </label>
  );
}
