// Schemas of search parameters that several screens use.
import { defaultParseSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { pathId } from './path-id.ts';

/** A URL's parameters. Of one that is there twice, the first counts, as for `URLSearchParams`. */
export const readSearch = (text: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(defaultParseSearch(text)).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );

/** An optional parameter. An invalid value counts as missing, so that no link leads to an error. */
export function optional<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

export const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));

const TextOrNumber = v.union([v.string(), v.number()]);

/** The router parses `min=49.99`, `q=true` and `q=null` as JSON values; this reads all of them as text. */
export const Text = v.pipe(v.union([TextOrNumber, v.boolean(), v.null()]), v.transform(String));

/** Several ids, `501,502`. One id stays a number, as the router parses it: a string would be quoted in the URL. */
export const IdList = TextOrNumber;

/** The distinct ids of an `IdList`; none if any of them is invalid, or if there are more than `max`. */
export function idsOf(list: v.InferOutput<typeof IdList>, max: number): number[] {
  const parts = String(list).split(',');
  const ids = parts.flatMap((part) => pathId(part.trim()) ?? []);
  return ids.length === parts.length && ids.length <= max ? [...new Set(ids)] : [];
}

/** A flag that is present or absent: `stock=true`. */
export const TrueFlag = v.literal(true);
