import { hotKeywordsQuery, productList, suggestionsQuery } from '@meridian/sdk/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { searchHistory } from '../../entities/product-search/search-history.ts';
import { dataSaver } from '../../preferences/data-saver.ts';
import { isComposing } from '../../ui/input/composition.ts';
import { isTooLong } from '../../ui/input/query-length.ts';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';
import { type SearchKind, type SearchOption, searchOptions } from './suggestion.ts';

/** The number of results shown while typing. */
const FIRST_RESULTS = 4;

/** The server's suggestions for a text, and the first results. */
function useSearchOptions({ kind, typed, isOpen }: { kind: SearchKind; typed: string; isOpen: boolean }) {
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
  const isTotalKnown = typed === debounced && !results.isPlaceholderData;
  const found = {
    kind,
    lines: answer.data?.list ?? [],
    // Below the suggestions, they wait for them.
    products: isSaving ? undefined : answer.isPending ? [] : (results.data?.list ?? (results.isError ? undefined : [])),
    total: isTotalKnown ? results.data?.total : undefined,
  };
  const options = isShown ? searchOptions(found) : [];
  return { options, lines: answer.data, products: results.data, hasFailed: isShown && answer.isError };
}

interface SearchBoxOptions {
  kind: SearchKind;
  q: string | undefined;
  onSearch: (query: string) => void;
  /** Opens the product, shop or category of a suggestion. */
  onOpen: (kind: 'product' | 'shop' | 'category', id: number) => void;
}

interface Box {
  q: string | undefined;
  text: string;
  isEditing: boolean;
  /** The index of the active option; -1 is the search field itself. */
  active: number;
}

/** The box of a query whose results are shown. */
const closedBox = (q: string | undefined): Box => ({ q, text: q ?? '', isEditing: false, active: -1 });

/** The state of the search box: an editable combobox (WAI-ARIA) with the server's suggestions and the first results. */
export function useSearchBox({ kind, q, onSearch, onOpen }: SearchBoxOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [box, setBox] = useState(() => closedBox(q));
  // The query of the results has changed: the box shows the new one and drops unfinished text.
  if (q !== box.q) setBox(closedBox(q));
  const { text, isEditing, active } = box;
  const change = (part: Partial<Box>) => setBox((now) => ({ ...now, ...part }));

  const isOpen = isEditing || (kind === 'products' && q === undefined);
  const typed = text.trim();
  const { options, lines, products, hasFailed } = useSearchOptions({ kind, typed, isOpen });
  // New suggestions reset the active option. New products do not reset an active suggestion, since they come after it.
  const [previousData, setPreviousData] = useState({ lines, products });
  if (lines !== previousData.lines || products !== previousData.products) {
    setPreviousData({ lines, products });
    if (lines !== previousData.lines || options[active]?.is !== 'line') change({ active: -1 });
  }

  const hot = useQuery(hotKeywordsQuery()).data?.list[0]?.keyword;
  const placeholder = kind === 'products' ? hot : undefined;

  const search = (query: string) => {
    if (isTooLong(query)) return input.current?.focus();
    searchHistory.add(query);
    close({ text: query });
    onSearch(query);
  };
  const close = (part: Partial<Box> = {}) => {
    // First: it ends a composition, whose text the box then takes as typed.
    input.current?.blur();
    change({ isEditing: false, active: -1, ...part });
  };
  const cancel = () => close({ text: q ?? '' });
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
      change({ text: '', active: -1, isEditing: true });
      input.current?.focus();
    },
    edit: () => change({ isEditing: true }),
    type: (next: string) => change({ text: next, active: -1, isEditing: true }),
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
        change({ active: ((active + 1 + step + stops) % stops) - 1 });
      } else if (event.key === 'Escape') {
        event.preventDefault();
        if (active >= 0) change({ active: -1 });
        else cancel();
      }
    },
  };
}

export type SearchBox = ReturnType<typeof useSearchBox>;
