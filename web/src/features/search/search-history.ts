import * as v from 'valibot';
import { createDeviceList } from '../../shell/device-list.ts';

/** Longest words to search for: the contract's own bound (listProducts, listShops, listSuggestions). */
export const MOST_LETTERS = 60;

const Words = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MOST_LETTERS));

/** What was searched for on this device, products and shops alike. It never leaves the device. */
export const searchHistory = createDeviceList('meridian.searches', Words, {
  sameBy: (words) => words.toLowerCase(),
  most: 20,
});
