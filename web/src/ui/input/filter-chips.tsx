import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useScrollIntoView } from '../use-scroll-into-view.ts';
import { chipClass } from './chip.tsx';

interface FilterChipsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; text: ReactNode }[];
  /** Undefined for all. */
  selected: Value | undefined;
  onSelect: (value: Value | undefined) => void;
}

/** A scrolling row of radio buttons, drawn as chips, above a list: "All", then each value by which it can be filtered. */
export function FilterChips<Value extends string>({ label, options, selected, onSelect }: FilterChipsProps<Value>) {
  const row = useScrollIntoView<HTMLDivElement>(selected, options.length);
  const group = useId();
  return (
    <div ref={row} role="radiogroup" aria-label={label} className="rail -mx-4 flex gap-2 px-4 py-1">
      {[{ value: undefined, text: <Trans>All</Trans> }, ...options].map(({ value, text }) => (
        <label
          key={value ?? ''}
          className={chipClass(
            value === selected,
            'shrink-0 has-focus-visible:outline-2 has-focus-visible:outline-brand',
          )}
        >
          <input
            type="radio"
            name={group}
            checked={value === selected}
            onChange={() => onSelect(value)}
            className="sr-only"
          />
          {text}
        </label>
      ))}
    </div>
  );
}
