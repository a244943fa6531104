import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

interface SearchFieldProps {
  /** What is searched; it stands in the empty field too. */
  label: string;
  /** The words in force. */
  words: string | undefined;
  /** Sent by the keyboard's search key; undefined takes the words away. */
  onSearch: (words: string | undefined) => void;
  maxLength: number;
}

/** A search within one list: no suggestions, only words. */
export function SearchField({ label, words, onSearch, maxLength }: SearchFieldProps) {
  const { t } = useLingui();
  const id = useId();
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
        className="flex items-center rounded-full bg-well ps-3.5 text-ink-2 focus-within:outline-2 focus-within:outline-brand"
      >
        <Icon name="search" size={18} />
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxLength}
          placeholder={label}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="min-h-11 min-w-0 flex-1 bg-transparent ps-2.5 pe-3 text-16 text-ink outline-none placeholder:text-ink-2"
        />
        {text !== '' && (
          <IconButton
            icon="close"
            label={t`Clear`}
            onClick={() => {
              setText('');
              onSearch(undefined);
            }}
          />
        )}
      </form>
    </search>
  );
}
