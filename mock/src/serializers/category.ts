import type { Schema } from '@meridian/sdk';
import type { Category } from '../world/types.ts';
import type { View } from './view.ts';

/** A category with how many products are offered in it. */
export const toCategory = (
  { text }: Pick<View, 'text'>,
  { id, code, name, picture }: Category,
  offered: ReadonlyMap<number, number>,
): Schema<'Category'> => ({ id, code, name: text(name), picture, product_count: offered.get(id) ?? 0 });
