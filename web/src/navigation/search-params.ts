// What the addresses of several screens are read with.
import * as v from 'valibot';

/** A part that an address may lack. A damaged one counts as lacking, so that the others hold and no link ends in a failure. */
export function optional<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

/** The id of anything the back end has. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));

/** An address bar turns `min=49.99` into a number and `q=12` too; both are read as the text that was written. */
export const Text = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** Longest words to search for: the contract's own bound (listProducts, listShops, listSuggestions). */
export const MAX_QUERY_LENGTH = 60;

/** Words to search for. */
export const SearchQuery = v.pipe(Text, v.trim(), v.minLength(1), v.maxLength(MAX_QUERY_LENGTH));

/** What is either said or not: `stock=true`. */
export const TrueFlag = v.literal(true);
