import { anyDrawn, picture, sidesOf } from '../pictures.ts';
import type { Sku } from '../types.ts';

/**
 * The pictures of a product: drawings of its model in its first colour, from all sides; one emoji picture if its model
 * is not drawn.
 */
export function picturesOf(model: string, code: string, skus: readonly Pick<Sku, 'picture'>[]): string[] {
  const own = skus.find((sku) => sku.picture?.startsWith(`/pictures/${model}.`))?.picture;
  const first = own ?? anyDrawn(model);
  return first === undefined ? [picture(code)] : sidesOf(first);
}
