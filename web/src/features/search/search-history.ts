import * as v from 'valibot';
import { MOST_LETTERS } from '../../navigation/search-params.ts';
import { createPersistedList } from '../../storage/persisted-list.ts';

const Query = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MOST_LETTERS));

/** The queries searched on this device, for products and shops alike. They never leave the device. */
export const searchHistory = createPersistedList('meridian.searches', Query, {
  sameBy: (query) => query.toLowerCase(),
  most: 20,
});
