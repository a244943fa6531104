import { hotKeywordsQuery, suggestionsQuery } from '@meridian/sdk/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { searchHistory } from '../../entities/product-search/search-history.ts';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';
import { isKnownSuggestion, type Suggestion } from './suggestion.ts';

export type SearchKind = 'products' | 'shops';

interface SearchBoxOptions {
  kind: SearchKind;
  /** The query whose results the screen shows. */
  q: string | undefined;
  onSearch: (query: string) => void;
  /** Opens the product, shop or category that a suggestion names. */
  onOpen: (kind: 'product' | 'shop' | 'category', id: number) => void;
}

/** The state of the search box: an editable combobox (WAI-ARIA) with the suggestions of the server. */
export function useSearchBox({ kind, q, onSearch, onOpen }: SearchBoxOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(q ?? '');
  const [previousQ, setPreviousQ] = useState(q);
  const [isEditing, setEditing] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const [active, setActive] = useState(-1);
  if (q !== previousQ) {
    // Results of another query: the box shows that query, whatever was being typed.
    setPreviousQ(q);
    setText(q ?? '');
    setEditing(false);
    setActive(-1);
  }

  const isOpen = isEditing || (kind === 'products' && q === undefined);
  const typed = text.trim();
  // While an input method is composing, the text is not yet what is meant.
  const debounced = useDebouncedValue(typed, isComposing);
  // A late answer to an earlier text belongs to another query and is not shown.
  const answer = useQuery({
    ...suggestionsQuery(debounced),
    enabled: isOpen && debounced !== '',
    placeholderData: keepPreviousData,
  });
  const all = isOpen && typed !== '' ? (answer.data?.list ?? []).filter(isKnownSuggestion) : [];
  // The shop search has no use for products and categories.
  const suggestions = kind === 'products' ? all : all.filter((one) => one.kind === 'word' || one.kind === 'shop');

  // Other suggestions: the active option is reset.
  const [previousData, setPreviousData] = useState(answer.data);
  if (answer.data !== previousData) {
    setPreviousData(answer.data);
    setActive(-1);
  }

  const hot = useQuery(hotKeywordsQuery()).data?.list[0]?.keyword;
  const placeholder = kind === 'products' ? hot : undefined;

  const search = (query: string) => {
    searchHistory.add(query);
    setText(query);
    close();
    onSearch(query);
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
    placeholder,
    isOpen,
    isEditing,
    suggestions,
    suggestionsFailed: answer.isError && typed !== '',
    active,
    search,
    pick,
    /** Closes the box and restores the query of the results. */
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
      const query = typed || placeholder;
      if (query === undefined) input.current?.focus();
      else search(query);
    },
    press: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined && suggestions.length > 0) {
        event.preventDefault();
        // Wraps around, by way of the box itself (-1).
        const stops = suggestions.length + 1;
        setActive(((active + 1 + step + stops) % stops) - 1);
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
