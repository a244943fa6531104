import { useState } from 'react';
import { FilterField } from './filter-field.tsx';

interface SearchFieldProps {
  /** What is searched; it stands in the empty field too. */
  label: string;
  /** The words in force. */
  words: string | undefined;
  /** Sent by the keyboard's search key; undefined takes the words away. */
  onSearch: (words: string | undefined) => void;
  maxLength: number;
}

/** A search within one list: no suggestions, only words, sent when they are complete. */
export function SearchField({ label, words, onSearch, maxLength }: SearchFieldProps) {
  const [text, setText] = useState(words ?? '');
  const [shown, setShown] = useState(words);
  if (words !== shown) {
    setShown(words);
    setText(words ?? '');
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
