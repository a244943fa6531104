import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { FilterField } from './filter-field.tsx';

interface SearchFieldProps {
  /** The accessible name. */
  label: string;
  /** A shorter text in the empty field, where the name is long; the name otherwise. */
  placeholder?: string;
  /** The query whose results are shown. */
  query: string | undefined;
  /** Called on submit; undefined removes the query. */
  onSearch: (query: string | undefined) => void;
  /** In characters. What is longer is kept, said, and not searched for. */
  maxLength: number;
}

/** A search within one list, without suggestions: the query is sent on submit. */
export function SearchField({ label, placeholder, query, onSearch, maxLength }: SearchFieldProps) {
  const about = useId();
  const [text, setText] = useState(query ?? '');
  const [lastQuery, setShown] = useState(query);
  if (query !== lastQuery) {
    setShown(query);
    setText(query ?? '');
  }
  const typed = text.trim();
  const isTooLong = [...typed].length > maxLength;
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTooLong) onSearch(typed || undefined);
        }}
      >
        <FilterField
          label={label}
          placeholder={placeholder}
          value={text}
          onChange={setText}
          onClear={() => onSearch(undefined)}
          enterKeyHint="search"
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? about : undefined}
        />
        {isTooLong && (
          <p id={about} role="alert" className="mt-1.5 px-3.5 text-14 text-danger">
            <TooLongText typed={typed} maxLength={maxLength} />
          </p>
        )}
      </form>
    </search>
  );
}

/** Says that a query is longer than a search can be, both in characters. */
export function TooLongText({ typed, maxLength }: { typed: string; maxLength: number }) {
  const { length } = [...typed];
  return (
    <Trans>
      A search has at most {maxLength} characters, this one has {length}.
    </Trans>
  );
}
