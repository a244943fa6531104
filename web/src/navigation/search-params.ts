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

/** A flag that is present or not: `stock=true`. */
export const TrueFlag = v.literal(true);
