import * as v from 'valibot';
import { MOST_LETTERS } from './search-history.ts';

const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined);

// An address bar turns `q=12` into a number; it is read as the text that was written.
const Text = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

const Words = v.pipe(Text, v.trim(), v.minLength(1), v.maxLength(MOST_LETTERS));

export const shopSorts = ['fans', 'sales', 'rate'] as const;
export type ShopSort = (typeof shopSorts)[number];

/** What shops are searched for, as it stands in the address. A damaged part is left out. */
export const ShopSearch = v.object({ q: optional(Words), sort: optional(v.picklist(shopSorts)) });
