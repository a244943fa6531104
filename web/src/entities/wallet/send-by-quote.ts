import { isApiError } from '@meridian/sdk';
import type { QueryClient } from '@tanstack/react-query';
import type { MoneyQuote, QuoteState } from './use-quote.ts';

/**
 * Sends with the current quote. An expired quote is renewed: unchanged figures are sent with the new quote, changed
 * ones are refused (`quote_expired`) and shown. Rejects with the ApiError of a quote.
 */
export async function sendByQuote<Quote extends MoneyQuote, State extends { name: string; error?: unknown }>(
  queries: QueryClient,
  quote: Pick<QuoteState<Quote>, 'settle' | 'renew'>,
  send: (quote: Quote) => Promise<State>,
): Promise<State> {
  const first = await quote.settle();
  let state = await send(first);
  if (state.name === 'refused' && isApiError(state.error) && state.error.reason === 'quote_expired') {
    const next = await quote.renew();
    if (hasSameFigures(first, next)) state = await send(next);
  }
  // A quote can be used once.
  if (state.name === 'settled')
    for (const operation of ['quoteRecharge', 'quoteWithdrawal']) queries.removeQueries({ queryKey: [operation] });
  return state;
}

const hasSameFigures = (a: MoneyQuote, b: MoneyQuote) =>
  a.amount === b.amount &&
  a.fee === b.fee &&
  a.arrival === b.arrival &&
  a.onchain?.coin_amount === b.onchain?.coin_amount;
