import * as v from 'valibot';
import { MOST_LETTERS } from '../../navigation/search-params.ts';
import { createPersistedList } from '../../storage/persisted-list.ts';

const Searched = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MOST_LETTERS));

/** What a visitor, or a customer, searched for on this device, products and shops alike. */
export const searchHistory = createPersistedList('searches', Searched, {
  keyOf: (words) => words.toLowerCase(),
  maxLength: 20,
});
