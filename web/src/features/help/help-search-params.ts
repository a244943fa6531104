import * as v from 'valibot';
import { SearchQuery } from '../../entities/product-search/search-query.ts';
import { optional } from '../../navigation/search-params.ts';

/** The contract's HelpKey. */
const HelpKey = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(60));

export const HelpSearch = v.object({
  q: optional(SearchQuery),
  topic: optional(HelpKey),
  item: optional(HelpKey),
});

export type HelpSearch = v.InferOutput<typeof HelpSearch>;
