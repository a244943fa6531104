import { useState } from 'react';
import { FilterField } from './filter-field.tsx';

interface SearchFieldProps {
  /** What is searched; it stands in the empty field too. */
  label: string;
  /** The words in force. */
  query: string | undefined;
  /** Sent by the keyboard's search key; undefined takes the words away. */
  onSearch: (query: string | undefined) => void;
  maxLength: number;
}

/** A search within one list: no suggestions, only words, sent when they are complete. */
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
