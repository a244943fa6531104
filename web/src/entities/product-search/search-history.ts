import * as v from 'valibot';
import { createPersistedList } from '../../storage/persisted-list.ts';
import { MAX_QUERY_LENGTH } from '../../ui/input/query-length.ts';

const Query = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_QUERY_LENGTH));

/** The queries that a visitor or a customer has searched for on this device. They never leave the device. */
export const searchHistory = createPersistedList('searches', Query, {
  keyOf: (query) => query.toLowerCase(),
  maxLength: 20,
});
