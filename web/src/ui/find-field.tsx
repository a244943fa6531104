import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

interface FindFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A field that narrows the list below it while it is typed in. */
export function FindField({ label, value, onChange }: FindFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex items-center rounded-full bg-well ps-3.5 text-ink-2 focus-within:outline-2 focus-within:outline-brand">
      <Icon name="search" size={18} />
      <input
        ref={input}
        type="text"
        inputMode="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        autoCapitalize="none"
        spellCheck={false}
        className="min-h-11 min-w-0 flex-1 bg-transparent ps-2.5 pe-3 text-16 text-ink outline-none placeholder:text-ink-2"
      />
      {value !== '' && (
        <IconButton
          icon="close"
          label={t`Clear`}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
