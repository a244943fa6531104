import { useState } from 'react';
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
  maxLength: number;
}

/** A search within one list, without suggestions: the query is sent on submit. */
export function SearchField({ label, placeholder, query, onSearch, maxLength }: SearchFieldProps) {
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
          placeholder={placeholder}
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
