import { DAY } from './clock.ts';
import type { Cents, Instant, Sku } from './types.ts';

/** How far a former price looks back (Directive 98/6/EC, Art. 6a). */
const PERIOD = 30 * DAY;

/** Changes a price, and keeps the one before. */
export function changePrice(sku: Sku, price: Cents, now: Instant): void {
  if (price === sku.price) return;
  // What was asked for no time at all is no earlier price.
  if (sku.earlierPrices.at(-1)?.until !== now) {
    sku.earlierPrices = [...sku.earlierPrices, { price: sku.price, until: now }];
  }
  sku.price = price;
}

/** The lowest price of the 30 days before the last reduction; null unless it is higher than today's. */
export function priorPrice({ price, earlierPrices }: Sku): Cents | null {
  const reducedAt = earlierPrices.at(-1)?.until ?? 0;
  const counted = earlierPrices.filter(({ until }) => until > reducedAt - PERIOD);
  const lowest = Math.min(...counted.map((earlier) => earlier.price));
  return counted.length > 0 && lowest > price ? lowest : null;
}
