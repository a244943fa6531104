import * as v from 'valibot';
import { MOST_LETTERS } from '../../navigation/search-params.ts';
import { createPersistedList } from '../../storage/persisted-list.ts';

const Searched = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MOST_LETTERS));

/** What was searched for on this device, products and shops alike. It never leaves the device. */
export const searchHistory = createPersistedList('meridian.searches', Searched, {
  sameBy: (words) => words.toLowerCase(),
  most: 20,
});
