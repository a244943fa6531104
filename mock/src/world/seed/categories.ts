import { DATA } from '../data/data.ts';
import { picture } from '../pictures.ts';
import { CATEGORY_CODES } from '../schema/catalogue.ts';
import type { Category } from '../types.ts';

/** The ten categories, in display order. */
export const CATEGORIES: readonly Category[] = CATEGORY_CODES.map((code) => {
  const { id, name, picture: emoji } = DATA.categories[code];
  return { id, code, name, picture: picture(emoji) };
});
