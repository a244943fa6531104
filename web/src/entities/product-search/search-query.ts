// The query of a search for products, shops, orders, reviews or help.
import * as v from 'valibot';
import { Text } from '../../navigation/search-params.ts';
import { MAX_QUERY_LENGTH } from '../../ui/input/query-length.ts';

/** A query of any length, for screens that explain when a query is too long. */
export const AnyQuery = v.pipe(Text, v.trim(), v.minLength(1));

export const SearchQuery = v.pipe(AnyQuery, v.maxLength(MAX_QUERY_LENGTH));
