// The query of a search for products, shops, orders, reviews or help.
import * as v from 'valibot';
import { Text } from '../../navigation/search-params.ts';
import { MAX_QUERY_LENGTH } from '../../ui/input/query-length.ts';

/** The first words of a query, as many as are allowed; the beginning of a single long word. */
export function shortenQuery(query: string): string {
  const start = [...query].slice(0, MAX_QUERY_LENGTH + 1).join('');
  const words = start.slice(0, Math.max(0, start.search(/\s+\S*$/u)));
  return words || [...start].slice(0, MAX_QUERY_LENGTH).join('');
}

/** A query of any length, for screens that explain when a query is too long. */
export const AnyQuery = v.pipe(Text, v.trim(), v.minLength(1));

export const SearchQuery = v.pipe(AnyQuery, v.maxLength(MAX_QUERY_LENGTH));
