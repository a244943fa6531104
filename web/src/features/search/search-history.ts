import * as v from 'valibot';
import { createDeviceList } from '../../shell/device-list.ts';
import { MOST_LETTERS } from '../../shell/search-params.ts';

const Searched = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MOST_LETTERS));

/** What was searched for on this device, products and shops alike. It never leaves the device. */
export const searchHistory = createDeviceList('meridian.searches', Searched, {
  sameBy: (words) => words.toLowerCase(),
  most: 20,
});
