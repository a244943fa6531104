import type { QueryClient } from '@tanstack/react-query';
import { readDraft } from '../../storage/drafts.ts';
import { blankCheckout, CheckoutDraft, quoteBody } from './checkout-schema.ts';
import { type CheckoutSearch, orderSource, sourceName } from './checkout-search.ts';
import type { QuoteBody } from './use-order-quote.ts';
import { mayBeOrdered } from './use-place-order.ts';

/** The body of the page's first quote, for the route's loader; undefined if the page does not begin with a quote. */
export function firstQuote(queries: QueryClient, search: CheckoutSearch): QuoteBody | undefined {
  const source = orderSource(search);
  if (source === undefined || mayBeOrdered(queries, sourceName(source))) return undefined;
  const { address_id, promo_code } = readDraft(sourceName(source), CheckoutDraft) ?? blankCheckout;
  return quoteBody(source, address_id ?? undefined, promo_code);
}
