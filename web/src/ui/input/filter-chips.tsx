import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useScrollIntoView } from '../use-scroll-into-view.ts';
import { Chip } from './chip.tsx';

interface FilterChipsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; text: ReactNode }[];
  /** Undefined for all. */
  selected: Value | undefined;
  onSelect: (value: Value | undefined) => void;
}

/** A scrolling row of chips above a list: "All", then each value by which it can be filtered. */
export function FilterChips<Value extends string>({ label, options, selected, onSelect }: FilterChipsProps<Value>) {
  const row = useScrollIntoView<HTMLDivElement>(selected, options.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling row in every browser
    <div ref={row} role="group" aria-label={label} className="rail -mx-4 flex gap-2 px-4 py-1 *:shrink-0">
      {[{ value: undefined, text: <Trans>All</Trans> }, ...options].map(({ value, text }) => (
        <Chip key={value ?? ''} selected={value === selected} onSelect={() => onSelect(value)}>
          {text}
        </Chip>
      ))}
    </div>
  );
}
