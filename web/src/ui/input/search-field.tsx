import { useState } from 'react';
import { FilterField } from './filter-field.tsx';

interface SearchFieldProps {
  /** The accessible name, and the placeholder. */
  label: string;
  /** The query whose results are shown. */
  query: string | undefined;
  /** Called on submit; undefined removes the query. */
  onSearch: (query: string | undefined) => void;
  maxLength: number;
}

/** A search within one list, without suggestions: the query is sent on submit. */
export function SearchField({ label, query, onSearch, maxLength }: SearchFieldProps) {
  const [text, setText] = useState(query ?? '');
  const [lastQuery, setShown] = useState(query);
  if (query !== lastQuery) {
    setShown(query);
    setText(query ?? '');
  }
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim() || undefined);
        }}
      >
        <FilterField
          label={label}
          value={text}
          onChange={setText}
          onClear={() => onSearch(undefined)}
          enterKeyHint="search"
          maxLength={maxLength}
        />
      </form>
    </search>
  );
}
