import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

interface RadioListProps<Value extends string> {
  label: string;
  options: { value: Value; text: ReactNode }[];
  selected: Value;
  onSelect: (value: Value) => void;
}

/** A native radio group as rows with a check icon, so that arrow keys and screen readers work. */
export function RadioList<Value extends string>({ label, options, selected, onSelect }: RadioListProps<Value>) {
  return (
    <fieldset className="-mx-2">
      <legend className="sr-only">{label}</legend>
      {options.map(({ value, text }) => (
        <label
          key={value}
          className="flex min-h-13 items-center justify-between gap-3 rounded-box px-2 text-16 has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-brand"
        >
          <input
            type="radio"
            name={label}
            value={value}
            checked={value === selected}
            onChange={() => onSelect(value)}
            className="sr-only"
          />
          <span>{text}</span>
          {value === selected && <Icon name="check" className="text-brand" />}
        </label>
      ))}
    </fieldset>
  );
}
