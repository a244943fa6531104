import type { Schema } from '@meridian/sdk';

const kinds = ['word', 'product', 'shop', 'category'] as const satisfies readonly Schema<'Suggestion'>['kind'][];

/** A suggestion of a kind that the search box knows how to open. */
export type Suggestion = Schema<'Suggestion'> & { kind: (typeof kinds)[number] };

/** Whether the app knows the kind of a suggestion. Unknown kinds are left out (contract, Suggestion). */
function isKnownSuggestion(suggestion: Schema<'Suggestion'>): suggestion is Suggestion {
  return kinds.some((kind) => kind === suggestion.kind);
}

/** An option of the list below the search box: a suggestion of the server, one of the first results, or all results. */
export type SearchOption =
  | { is: 'line'; suggestion: Suggestion }
  | { is: 'product'; product: Schema<'ProductCard'> }
  | { is: 'all'; total: number };

export type SearchKind = 'products' | 'shops';

interface Found {
  kind: SearchKind;
  lines: readonly Schema<'Suggestion'>[];
  /** The first results; undefined where none are fetched: suggestions then name some. */
  products: readonly Schema<'ProductCard'>[] | undefined;
  /** How many results there are; undefined until that is known. */
  total: number | undefined;
}

/** The options of what was found. The shop search needs no categories or products. */
export function searchOptions({ kind, lines, products, total = 0 }: Found): SearchOption[] {
  const shown = kind === 'products' ? products : undefined;
  const isWanted = (suggestion: Suggestion) =>
    suggestion.kind === 'product'
      ? kind === 'products' && shown === undefined
      : kind === 'products' || suggestion.kind !== 'category';
  return [
    ...lines
      .filter(isKnownSuggestion)
      .filter(isWanted)
      .map((suggestion) => ({ is: 'line' as const, suggestion })),
    ...(shown ?? []).map((product) => ({ is: 'product' as const, product })),
    ...(shown !== undefined && total > shown.length ? [{ is: 'all' as const, total }] : []),
  ];
}
