import { hotKeywordsQuery, productList, suggestionsQuery } from '@meridian/sdk/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { searchHistory } from '../../entities/product-search/search-history.ts';
import { dataSaver } from '../../preferences/data-saver.ts';
import { isComposing } from '../../ui/input/composition.ts';
import { isTooLong } from '../../ui/input/query-length.ts';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';
import { isKnownSuggestion, isWanted, type SearchOption } from './suggestion.ts';

export type SearchKind = 'products' | 'shops';

/** The number of results shown while typing. */
const FIRST_RESULTS = 4;

interface Asked {
  kind: SearchKind;
  typed: string;
  isOpen: boolean;
}

/** The server's suggestions for a text, and the first results. */
function useSearchOptions({ kind, typed, isOpen }: Asked) {
  const debounced = useDebouncedValue(typed);
  const isAsked = isOpen && debounced !== '' && !isTooLong(debounced);
  // A late answer to an earlier text belongs to another query key and is not shown.
  const answer = useQuery({
    ...suggestionsQuery(debounced),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const isSaving = dataSaver.use();
  const results = useQuery({
    ...productList.pages({ keyword: debounced, limit: FIRST_RESULTS })(1),
    enabled: isAsked && kind === 'products' && !isSaving,
    placeholderData: keepPreviousData,
  });
  const isShown = isOpen && typed !== '' && !isTooLong(typed);
  const lines = isShown ? (answer.data?.list ?? []).filter(isKnownSuggestion) : [];
  // The products are below the suggestions and wait for them. Without products, suggestions name some.
  const products = isShown && kind === 'products' && !answer.isPending ? (results.data?.list ?? []) : [];
  const suggestions = lines.filter((line) => isWanted(line, kind, isSaving || results.isError));
  const total = isShown && typed === debounced && !results.isPlaceholderData ? results.data?.total : undefined;
  const options: SearchOption[] = [
    ...suggestions.map((suggestion) => ({ is: 'line' as const, suggestion })),
    ...products.map((product) => ({ is: 'product' as const, product })),
    // Offered if there are more results than are listed.
    ...(total !== undefined && total > products.length ? [{ is: 'all' as const, total }] : []),
  ];
  return { options, lines: answer.data, products: results.data, hasFailed: isShown && answer.isError };
}

interface SearchBoxOptions {
  kind: SearchKind;
  /** The query whose results the screen shows. */
  q: string | undefined;
  onSearch: (query: string) => void;
  /** Opens the product, shop or category of a suggestion. */
  onOpen: (kind: 'product' | 'shop' | 'category', id: number) => void;
}

/** The state of the search box: an editable combobox (WAI-ARIA) with the server's suggestions and the first results. */
export function useSearchBox({ kind, q, onSearch, onOpen }: SearchBoxOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(q ?? '');
  const [previousQ, setPreviousQ] = useState(q);
  const [isEditing, setEditing] = useState(false);
  const [active, setActive] = useState(-1);
  if (q !== previousQ) {
    // The query of the results has changed: the box shows the new one and drops unfinished text.
    setPreviousQ(q);
    setText(q ?? '');
    setEditing(false);
    setActive(-1);
  }

  const isOpen = isEditing || (kind === 'products' && q === undefined);
  const typed = text.trim();
  const { options, lines, products, hasFailed } = useSearchOptions({ kind, typed, isOpen });
  // New suggestions reset the active option. New products do not reset an active suggestion, since they come after it.
  const [previousData, setPreviousData] = useState({ lines, products });
  if (lines !== previousData.lines || products !== previousData.products) {
    setPreviousData({ lines, products });
    if (lines !== previousData.lines || options[active]?.is !== 'line') setActive(-1);
  }

  const hot = useQuery(hotKeywordsQuery()).data?.list[0]?.keyword;
  const placeholder = kind === 'products' ? hot : undefined;

  const search = (query: string) => {
    if (isTooLong(query)) return input.current?.focus();
    searchHistory.add(query);
    close();
    setText(query);
    onSearch(query);
  };
  const close = () => {
    // First: it ends a composition, whose text the box then takes as typed.
    input.current?.blur();
    setEditing(false);
    setActive(-1);
  };
  const cancel = () => {
    close();
    setText(q ?? '');
  };
  const open = (target: 'product' | 'shop' | 'category', id: number) => {
    close();
    onOpen(target, id);
  };
  const pick = (option: SearchOption) => {
    if (option.is === 'all') search(typed);
    else if (option.is === 'product') open('product', option.product.id);
    else {
      const { kind, text: words, id } = option.suggestion;
      if (kind === 'word' || id === null) search(words);
      else open(kind, id);
    }
  };

  return {
    input,
    text,
    typed,
    placeholder,
    isOpen,
    isEditing,
    isTooLong: isTooLong(typed),
    options,
    suggestionsFailed: hasFailed,
    active,
    search,
    pick,
    /** Closes the box and restores the query of the results. */
    cancel,
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
    submit: (event: FormEvent) => {
      event.preventDefault();
      const chosen = options[active];
      if (chosen !== undefined) return pick(chosen);
      const query = typed || placeholder;
      if (query === undefined) input.current?.focus();
      else search(query);
    },
    press: (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined && options.length > 0) {
        event.preventDefault();
        // Wraps around through the search field itself (-1).
        const stops = options.length + 1;
        setActive(((active + 1 + step + stops) % stops) - 1);
      } else if (event.key === 'Escape') {
        event.preventDefault();
        if (active >= 0) setActive(-1);
        else cancel();
      }
    },
  };
}

export type SearchBox = ReturnType<typeof useSearchBox>;
