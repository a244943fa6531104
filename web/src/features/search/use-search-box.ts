import type { Schema } from '@meridian/sdk';
import { hotKeywordsQuery, suggestionsQuery } from '@meridian/sdk/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { searchHistory } from './search-history.ts';
import { useDebouncedValue } from './use-debounced-value.ts';

export type SearchKind = 'products' | 'shops';
type Suggestion = Schema<'Suggestion'>;

interface SearchBoxOptions {
  kind: SearchKind;
  /** The words that the screen shows the results of. */
  q: string | undefined;
  onSearch: (words: string) => void;
  /** Opens the product, shop or category that a suggestion names. */
  onOpen: (kind: 'product' | 'shop' | 'category', id: number) => void;
}

/** The state of the search box: an editable combobox (WAI-ARIA), whose list is what the server suggests. */
export function useSearchBox({ kind, q, onSearch, onOpen }: SearchBoxOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(q ?? '');
  const [shown, setShown] = useState(q);
  const [isEditing, setEditing] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const [active, setActive] = useState(-1);
  if (q !== shown) {
    // Other results: the box shows their words, whatever was being typed.
    setShown(q);
    setText(q ?? '');
    setEditing(false);
    setActive(-1);
  }

  const isOpen = isEditing || (kind === 'products' && q === undefined);
  const typed = text.trim();
  const asked = useDebouncedValue(typed, isComposing);
  // The answer to other words than the last ones asked is another query's: however late it comes, it is not shown.
  const suggested = useQuery({
    ...suggestionsQuery(asked),
    enabled: isOpen && asked !== '',
    placeholderData: keepPreviousData,
  });
  const all = isOpen && typed !== '' ? (suggested.data?.list ?? []) : [];
  // Among shops a product is of no use, and its name is no shop's.
  const suggestions = kind === 'products' ? all : all.filter((one) => one.kind === 'word' || one.kind === 'shop');

  // Another list has come under the one that was marked: nothing of it has been chosen yet.
  const [marked, setMarked] = useState(suggested.data);
  if (suggested.data !== marked) {
    setMarked(suggested.data);
    setActive(-1);
  }

  const hot = useQuery(hotKeywordsQuery()).data?.list[0]?.keyword;
  const placeholder = kind === 'products' ? hot : undefined;

  const search = (words: string) => {
    searchHistory.add(words);
    setText(words);
    close();
    onSearch(words);
  };
  const close = () => {
    setEditing(false);
    setActive(-1);
    input.current?.blur();
  };
  const pick = (suggestion: Suggestion) => {
    if (suggestion.kind === 'word' || suggestion.id === null) search(suggestion.text);
    else {
      close();
      onOpen(suggestion.kind, suggestion.id);
    }
  };

  return {
    input,
    text,
    typed,
    asked,
    placeholder,
    isOpen,
    isEditing,
    suggestions,
    suggestionsFailed: suggested.isError && typed !== '',
    active,
    search,
    pick,
    /** Leaves the box as the results are. */
    cancel: () => {
      setText(q ?? '');
      close();
    },
    clear: () => {
      setText('');
      setActive(-1);
      setEditing(true);
      input.current?.focus();
    },
    edit: () => setEditing(true),
    type: (next: string) => {
      setText(next);
      setActive(-1);
      setEditing(true);
    },
    compose: setComposing,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (isComposing) return;
      const chosen = suggestions[active];
      if (chosen !== undefined) return pick(chosen);
      const words = typed || placeholder;
      if (words === undefined) input.current?.focus();
      else search(words);
    },
    press: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined && suggestions.length > 0) {
        event.preventDefault();
        // Goes round, by way of the box itself (-1).
        const places = suggestions.length + 1;
        setActive(((active + 1 + step + places) % places) - 1);
      } else if (event.key === 'Escape') {
        event.preventDefault();
        if (active >= 0) setActive(-1);
        else {
          setText(q ?? '');
          close();
        }
      }
    },
  };
}

export type SearchBox = ReturnType<typeof useSearchBox>;
