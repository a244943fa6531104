import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon/icon-button.tsx';
import { useComposed } from './composition.ts';

type InputProps =
  | 'role'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-autocomplete'
  | 'aria-activedescendant'
  | 'aria-invalid'
  | 'aria-describedby'
  | 'onKeyDown';

interface FilterFieldProps extends Pick<ComponentProps<'input'>, 'enterKeyHint' | InputProps> {
  label: string;
  /** A short text for the empty field, if the name is long; defaults to the name. */
  placeholder?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Called after `onChange` when the clear button is pressed. */
  onClear?: () => void;
}

/** A text field with a clear button, which filters the list below on every change. */
export function FilterField({ label, placeholder = label, value, onChange, onClear, ...input }: FilterFieldProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="flex items-center rounded-full bg-well ps-3.5 text-ink-2 focus-within:outline-2 focus-within:outline-brand">
      <Icon name="search" size={18} />
      <input
        {...input}
        ref={field}
        type="text"
        inputMode="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={label}
        placeholder={placeholder}
        {...useComposed(value, onChange)}
        className="min-h-11 min-w-0 flex-1 bg-transparent text-ellipsis ps-2.5 pe-3 text-16 text-ink outline-none placeholder:text-ink-2"
      />
      {value !== '' && (
        <IconButton
          icon="close"
          label={t`Clear`}
          onClick={() => {
            onChange('');
            onClear?.();
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}
