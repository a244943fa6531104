import type { Schema } from '@meridian/sdk';

const kinds = ['word', 'product', 'shop', 'category'] as const satisfies readonly Schema<'Suggestion'>['kind'][];

/** A suggestion of a kind that the search box knows how to open. */
export type Suggestion = Schema<'Suggestion'> & { kind: (typeof kinds)[number] };

/** Others are left out (contract, Suggestion). */
export function isKnownSuggestion(suggestion: Schema<'Suggestion'>): suggestion is Suggestion {
  return kinds.some((kind) => kind === suggestion.kind);
}
