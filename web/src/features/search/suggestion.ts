import type { Schema } from '@meridian/sdk';

const kinds = ['word', 'product', 'shop', 'category'] as const satisfies readonly Schema<'Suggestion'>['kind'][];

/** A suggestion of a kind that the search box knows how to open. */
export type Suggestion = Schema<'Suggestion'> & { kind: (typeof kinds)[number] };

/** Others are left out (contract, Suggestion). */
export function isKnownSuggestion(suggestion: Schema<'Suggestion'>): suggestion is Suggestion {
  return kinds.some((kind) => kind === suggestion.kind);
}

/** What the list below the search box offers: a line of the server, one of the first results, or all results. */
export type SearchOption =
  | { is: 'line'; suggestion: Suggestion }
  | { is: 'product'; product: Schema<'ProductCard'> }
  | { is: 'all'; total: number };

/** Whether a line is of use: the shop search needs no categories and no products, which the first results show better. */
export function isWanted({ kind }: Suggestion, search: 'products' | 'shops', withProducts: boolean): boolean {
  if (kind === 'product') return search === 'products' && withProducts;
  return kind !== 'category' || search === 'products';
}
