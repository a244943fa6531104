import type { Schema } from '@meridian/sdk';
import type { Quote } from './use-order-quote.ts';

/** A difference from what the customer saw. Prices, freights and discounts are amounts; stock is in pieces. */
export type Change = { key: string; name: string } & (
  | { kind: 'price' | 'freight' | 'discount'; before: string; after: string }
  | { kind: 'stock'; before: number; after: number }
  | { kind: 'removed' }
);

/** Returns what differs between the quote that the customer saw and the current one. */
export function changesBetween(seen: Quote, now: Quote): Change[] {
  return [...lineChanges(seen, now), ...freightChanges(seen, now), ...discountChange(seen, now)];
}

/** Returns the changes since the cart that the quote itself reports. */
export function changesSinceCart({ changes }: Quote): Change[] {
  return changes.map(({ kind, line_id, product_id, name, before, after }) => {
    const key = `${kind} ${line_id ?? product_id}`;
    if (kind === 'removed' || after === null) return { key, name, kind: 'removed' };
    if (kind === 'price') return { key, name, kind, before, after };
    return { key, name, kind, before: Number(before), after: Number(after) };
  });
}

function lineChanges(seen: Quote, now: Quote): Change[] {
  const left = new Map(linesOf(now).map((line) => [lineKey(line), line]));
  return linesOf(seen).flatMap((before): Change[] => {
    const key = lineKey(before);
    const { name } = before;
    const after = left.get(key);
    if (after === undefined) return [{ key: `removed ${key}`, name, kind: 'removed' }];
    const changes: Change[] = [];
    if (after.price !== before.price)
      changes.push({ key: `price ${key}`, name, kind: 'price', before: before.price, after: after.price });
    if (after.quantity !== before.quantity)
      changes.push({ key: `stock ${key}`, name, kind: 'stock', before: before.quantity, after: after.quantity });
    return changes;
  });
}

function freightChanges(seen: Quote, now: Quote): Change[] {
  const left = new Map(now.groups.map((group) => [group.shop.id, group.freight]));
  return seen.groups.flatMap(({ shop, freight }): Change[] => {
    const after = left.get(shop.id) ?? freight;
    if (after === freight) return [];
    return [{ key: `freight ${shop.id}`, name: shop.name, kind: 'freight', before: freight, after }];
  });
}

function discountChange(seen: Quote, now: Quote): Change[] {
  if (seen.discount === now.discount) return [];
  const name = (seen.promo ?? now.promo)?.promo_code ?? '';
  return [{ key: 'discount', name, kind: 'discount', before: seen.discount, after: now.discount }];
}

const linesOf = ({ groups }: Quote) => groups.flatMap(({ lines }) => lines);

const lineKey = ({ line_id, sku_id }: Schema<'QuoteLine'>) => String(line_id ?? `sku ${sku_id}`);
