import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { useDebouncedValue } from '../use-debounced-value.ts';
import { FilterField } from './filter-field.tsx';
import { isTooLong, MAX_QUERY_LENGTH } from './query-length.ts';

interface SearchFieldProps {
  label: string;
  /** A short text for the empty field, if the name is long; defaults to the name. */
  placeholder?: string;
  /** The query whose results are shown. */
  query: string | undefined;
  /** Whether it also searches when the customer stops typing, not only on submit. */
  asTyped?: boolean;
  /** Called with the search words; undefined removes the query. */
  onSearch: (query: string | undefined) => void;
}

/** A search field for a list, without suggestions. A query that is too long is marked, but not searched for. */
export function SearchField({ label, placeholder, query, asTyped = false, onSearch }: SearchFieldProps) {
  const about = useId();
  const [text, setText] = useState(query ?? '');
  const [lastQuery, setLastQuery] = useState(query);
  const [sent, setSent] = useState(query);
  if (query !== lastQuery) {
    setLastQuery(query);
    // Keep what was typed after the search was sent.
    if (query !== sent) {
      setText(query ?? '');
      setSent(query);
    }
  }
  const typed = text.trim();
  const isRefused = isTooLong(typed);
  const search = (words: string | undefined) => {
    setSent(words);
    onSearch(words);
  };
  const settled = useDebouncedValue(text);
  const searchSettled = useEffectEvent(() => {
    const words = typed || undefined;
    if (asTyped && !isRefused && settled === text && words !== query) search(words);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: searched for when the customer stops typing
  useEffect(() => searchSettled(), [settled]);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRefused) search(typed || undefined);
        }}
      >
        <FilterField
          label={label}
          placeholder={placeholder}
          value={text}
          onChange={setText}
          onClear={() => search(undefined)}
          enterKeyHint="search"
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? about : undefined}
        />
        {isRefused && (
          <p id={about} role="alert" className="mt-1.5 px-3.5 text-14 text-danger">
            <TooLongText typed={typed} />
          </p>
        )}
      </form>
    </search>
  );
}

/** Says that a query is too long, with its length and the maximum. */
export function TooLongText({ typed }: { typed: string }) {
  const { count } = useFormats();
  const maxLength = count(MAX_QUERY_LENGTH);
  const length = count([...typed].length);
  return (
    <Trans>
      Use {maxLength} characters or fewer. Your search has {length}.
    </Trans>
  );
}
