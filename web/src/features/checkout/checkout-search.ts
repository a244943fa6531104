import type { Schema } from '@meridian/sdk';
import * as v from 'valibot';
import { Id, IdList, idsOf, optional } from '../../navigation/search-params.ts';

/** The contract's limits (CartSource, ProductSource). */
const MAX_LINES = 200;
const MAX_QUANTITY = 999;

/** What to order: lines of the cart (`lines=501,502`), or one product at once, without the cart. */
export const CheckoutSearch = v.object({
  lines: optional(IdList),
  product: optional(Id),
  sku: optional(Id),
  quantity: optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY))),
});

export type CheckoutSearch = v.InferOutput<typeof CheckoutSearch>;

/** Returns what the URL names; undefined if it names nothing that could be ordered. */
export function orderSource(search: CheckoutSearch): Schema<'OrderSource'> | undefined {
  const { lines, product, sku, quantity = 1 } = search;
  if (lines !== undefined) {
    const line_ids = idsOf(lines, MAX_LINES);
    return line_ids.length === 0 ? undefined : { from: 'cart', line_ids };
  }
  if (product === undefined || sku === undefined) return undefined;
  return { from: 'product', product_id: product, sku_id: sku, quantity };
}

/** Returns the storage name for what the tab keeps about a source. Equal sources have equal names. */
export function sourceName(source: Schema<'OrderSource'>): string {
  return source.from === 'cart'
    ? `checkout.lines-${source.line_ids.toSorted((a, b) => a - b).join('-')}`
    : `checkout.sku-${source.sku_id}-${source.quantity}`;
}
