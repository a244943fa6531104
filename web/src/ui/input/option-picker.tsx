import { Plural, Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { searchable } from '../searchable.ts';
import { isComposing } from './composition.ts';
import { FilterField } from './filter-field.tsx';

interface Option {
  id: number;
  text: string;
  /** Whether it leads to more options instead of being a choice. */
  hasMore?: boolean;
  /** Additional words that find it, such as a country's code. */
  keywords?: string;
}

interface OptionPickerProps {
  label: string;
  options: readonly Option[];
  selectedId: number | undefined;
  onPick: (id: number) => void;
  /** What to say about words that find nothing, if there is more to say than that. */
  noMatch?: (query: string) => string | undefined;
}

/**
 * Picks one of many options, with a field that filters the list. It is a combobox (WAI-ARIA) that is always open: the
 * arrows move in the list while the field keeps the focus, and Enter picks.
 */
export function OptionPicker({ label, options, selectedId, onPick, noMatch }: OptionPickerProps) {
  const list = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const activeOption = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option is active
  useEffect(() => {
    activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const wanted = searchable(query);
  const found = options.filter(({ text, keywords = '' }) => searchable(`${text} ${keywords}`).includes(wanted));
  const pick = (id: number) => {
    setQuery('');
    setActive(-1);
    onPick(id);
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setActive(active < 0 && step < 0 ? found.length - 1 : (active + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // Enter also picks the only option left.
      const chosen = found[active] ?? (found.length === 1 ? found[0] : undefined);
      if (chosen !== undefined) pick(chosen.id);
    }
  };
  return (
    <div className="pt-1">
      <FilterField
        label={label}
        value={query}
        onChange={(next) => {
          setQuery(next);
          setActive(-1);
        }}
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={found[active] === undefined ? undefined : `${list}-${active}`}
        onKeyDown={press}
      />
      <p role="status" className="sr-only">
        {query !== '' && found.length > 0 && <Plural value={found.length} one="# match" other="# matches" />}
      </p>
      {found.length === 0 && (
        <p role="status" className="px-2 py-6 text-center text-14 text-ink-2">
          {noMatch?.(query) ?? <Trans>No matches.</Trans>}
        </p>
      )}
      <div role="listbox" id={list} aria-label={label} className="-mx-2 mt-2 min-h-80">
        {found.map(({ id, text, hasMore }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's, which keeps the focus
          <div
            key={id}
            ref={index === active ? activeOption : undefined}
            role="option"
            id={`${list}-${index}`}
            aria-selected={id === selectedId}
            tabIndex={-1}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(id)}
            className={classNames(
              'flex min-h-12 cursor-pointer items-center justify-between gap-3 rounded-box px-2 py-1.5 text-16 hover:bg-well',
              index === active && 'bg-well outline-2 -outline-offset-2 outline-brand',
              id === selectedId && 'font-semibold',
            )}
          >
            <span className="min-w-0">{text}</span>
            {hasMore ? (
              <Icon name="forward" size={16} className="text-ink-3" />
            ) : (
              id === selectedId && <Icon name="check" className="text-brand" />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
