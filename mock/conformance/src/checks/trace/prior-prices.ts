import { fromCents } from '@meridian/sdk/rules';
import type { Finding } from '../../finding.ts';
import { agreement } from '../agreement.ts';
import type { EnvelopeContext } from '../check-context.ts';
import { cents } from '../money/cents.ts';
import { createMemory } from './memory.ts';

/** The prices of an SKU, in cents; no former price counts as infinitely low. */
interface Prices {
  readonly price: number;
  readonly prior: number;
}

/**
 * Checks former prices by the prices that were shown before: one is never above the price from which it was reduced, and
 * does not grow, nor appear, while the price stays.
 */
export function createPriorPriceWatcher(): (context: EnvelopeContext) => Finding[] {
  const known = createMemory<Prices>();
  return (context) =>
    agreement(context, 'prior-price', ({ name, value: { id, price, prior_price } }) => {
      const now = { price: cents(price) ?? Number.NaN, prior: cents(prior_price) ?? Number.NEGATIVE_INFINITY };
      const before = name === 'Sku' ? known.swap(context, String(id), now)?.value : undefined;
      if (before === undefined) return undefined;
      const most = now.price < before.price ? before.price : now.price === before.price ? before.prior : now.prior;
      if (now.prior <= most) return [];
      const rule = 'is above the price that was shown before the reduction, or grew without one';
      return [{ field: 'prior_price', expected: most > 0 ? `at most ${fromCents(most)}` : 'null', rule }];
    });
}
