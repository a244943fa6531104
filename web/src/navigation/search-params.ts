// Schemas for the URL search parameters of several screens.
import * as v from 'valibot';
import { pathId } from './path-id.ts';

/** An optional parameter. An invalid one counts as missing, so that no link leads to an error. */
export function optional<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

/** The id of a record of the API. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));

const TextOrNumber = v.union([v.string(), v.number()]);

/** The router parses `min=49.99`, `q=true` and `q=null` as what they are in JSON; all are read as text. */
export const Text = v.pipe(v.union([TextOrNumber, v.boolean(), v.null()]), v.transform(String));

/** Several ids, `501,502`. A single one stays the number that the router parses: as a text, the address would quote it. */
export const IdList = TextOrNumber;

/** The ids of an `IdList`, each once; none if one of them is no id, or if there are more than `max`. */
export function idsOf(list: v.InferOutput<typeof IdList>, max: number): number[] {
  const parts = String(list).split(',');
  const ids = parts.flatMap((part) => pathId(part.trim()) ?? []);
  return ids.length === parts.length && ids.length <= max ? [...new Set(ids)] : [];
}

/** The contract's limit in characters (listProducts, listShops, listSuggestions). */
export const MAX_QUERY_LENGTH = 60;

/** Whether a query has more characters than the contract allows; one outside of the basic plane counts once. */
export const isTooLong = (query: string): boolean => [...query].length > MAX_QUERY_LENGTH;

/** As many words of a query as are allowed, from its beginning on; of a single long word, its beginning. */
export function shortenQuery(query: string): string {
  const start = [...query].slice(0, MAX_QUERY_LENGTH + 1).join('');
  const words = start.slice(0, Math.max(0, start.search(/\s+\S*$/u)));
  return words || [...start].slice(0, MAX_QUERY_LENGTH).join('');
}

/** A query of any length, for screens that say so when it is too long. */
export const AnyQuery = v.pipe(Text, v.trim(), v.minLength(1));

/** The query of a search. */
export const SearchQuery = v.pipe(AnyQuery, v.maxLength(MAX_QUERY_LENGTH));

/** A flag that is present or not: `stock=true`. */
export const TrueFlag = v.literal(true);
