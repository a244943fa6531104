import type { Schema } from '@meridian/sdk';

const kinds = ['word', 'product', 'shop', 'category'] as const satisfies readonly Schema<'Suggestion'>['kind'][];

/** A suggestion of a kind that the search box knows how to open. */
export type Suggestion = Schema<'Suggestion'> & { kind: (typeof kinds)[number] };

/** Whether the app knows the kind of a suggestion. Unknown kinds are left out (contract, Suggestion). */
export function isKnownSuggestion(suggestion: Schema<'Suggestion'>): suggestion is Suggestion {
  return kinds.some((kind) => kind === suggestion.kind);
}

/** An option of the list below the search box: a suggestion of the server, one of the first results, or all results. */
export type SearchOption =
  | { is: 'line'; suggestion: Suggestion }
  | { is: 'product'; product: Schema<'ProductCard'> }
  | { is: 'all'; total: number };

/** Whether to show a suggestion. The shop search needs no categories or products; first results replace products. */
export function isWanted({ kind }: Suggestion, search: 'products' | 'shops', withProducts: boolean): boolean {
  if (kind === 'product') return search === 'products' && withProducts;
  return kind !== 'category' || search === 'products';
}
