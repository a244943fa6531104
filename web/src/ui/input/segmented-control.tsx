import { type ReactNode, useId } from 'react';

interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly { value: Value; text: ReactNode }[];
  selected: Value;
  onSelect: (value: Value) => void;
}

/** A native radio group for a few views of the same content, so that the arrow keys work. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  selected,
  onSelect,
}: SegmentedControlProps<Value>) {
  const group = useId();
  return (
    <fieldset className="relative flex min-w-0 flex-wrap rounded-sheet bg-well p-1">
      <legend className="sr-only">{label}</legend>
      {options.map(({ value, text }) => (
        <label
          key={value}
          className="hit-44 flex min-h-9 flex-1 items-center justify-center rounded-full px-3 text-center text-14 font-medium whitespace-nowrap text-ink-2 has-checked:bg-raised has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-brand"
        >
          <input
            type="radio"
            name={group}
            value={value}
            checked={value === selected}
            onChange={() => onSelect(value)}
            className="sr-only"
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
