import { anyDrawn, picture, sidesOf } from '../pictures.ts';
import type { Sku } from '../types.ts';

/**
 * The pictures of a product: what is drawn of its model in the first of its colours, from all sides. What nothing is
 * drawn of has one cut-out.
 */
export function picturesOf(model: string, code: string, skus: readonly Pick<Sku, 'picture'>[]): string[] {
  const own = skus.find((sku) => sku.picture?.startsWith(`/pictures/${model}.`))?.picture;
  const first = own ?? anyDrawn(model);
  return first === undefined ? [picture(code)] : sidesOf(first);
}
