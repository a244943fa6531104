import type { DataOf, Schema } from '../client/operation-types.ts';

type Quote = DataOf<'quoteOrder'>;

/**
 * A difference from what the customer saw, with a key of its own in its list. Prices, freights and discounts are
 * amounts; stock is in pieces. `name` is the product's, the shop's, or the promo code.
 */
export type QuoteDifference = { key: string; name: string } & (
  | { kind: 'price' | 'freight' | 'discount'; before: string; after: string }
  | { kind: 'stock'; before: number; after: number }
  | { kind: 'removed' }
);

const linesOf = ({ groups }: Quote) => groups.flatMap(({ lines }) => lines);
const lineKey = ({ line_id, sku_id }: Schema<'QuoteLine'>) => String(line_id ?? `sku ${sku_id}`);

const lineChanges = (seen: Quote, now: Quote): QuoteDifference[] => {
  const left = new Map(linesOf(now).map((line) => [lineKey(line), line]));
  return linesOf(seen).flatMap((before): QuoteDifference[] => {
    const key = lineKey(before);
    const { name } = before;
    const after = left.get(key);
    if (after === undefined) return [{ key: `removed ${key}`, name, kind: 'removed' }];
    const changes: QuoteDifference[] = [];
    if (after.price !== before.price)
      changes.push({ key: `price ${key}`, name, kind: 'price', before: before.price, after: after.price });
    if (after.quantity !== before.quantity)
      changes.push({ key: `stock ${key}`, name, kind: 'stock', before: before.quantity, after: after.quantity });
    return changes;
  });
};

const freightChanges = (seen: Quote, now: Quote): QuoteDifference[] => {
  const left = new Map(now.groups.map((group) => [group.shop.id, group.freight]));
  return seen.groups.flatMap(({ shop, freight }): QuoteDifference[] => {
    const after = left.get(shop.id) ?? freight;
    if (after === freight) return [];
    return [{ key: `freight ${shop.id}`, name: shop.name, kind: 'freight', before: freight, after }];
  });
};

const discountChange = (seen: Quote, now: Quote): QuoteDifference[] => {
  if (seen.discount === now.discount) return [];
  const name = (seen.promo ?? now.promo)?.promo_code ?? '';
  return [{ key: 'discount', name, kind: 'discount', before: seen.discount, after: now.discount }];
};

/** What differs between the quote of an order that the customer saw and the current one; none if only texts do. */
export const quoteChanges = (seen: Quote, now: Quote): QuoteDifference[] => [
  ...lineChanges(seen, now),
  ...freightChanges(seen, now),
  ...discountChange(seen, now),
];

/** The changes since the cart that a quote itself reports. */
export const changesSinceCart = ({ changes }: Quote): QuoteDifference[] =>
  changes.map(({ kind, line_id, product_id, name, before, after }) => {
    const key = `${kind} ${line_id ?? product_id}`;
    if (kind === 'removed' || after === null) return { key, name, kind: 'removed' };
    if (kind === 'price') return { key, name, kind, before, after };
    return { key, name, kind, before: Number(before), after: Number(after) };
  });
