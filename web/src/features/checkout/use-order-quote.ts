import type { ArgsOf, DataOf } from '@meridian/sdk';
import { orderQuoteQuery } from '@meridian/sdk/react';
import { hashKey, keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOnReconnect } from '../../behaviour/use-on-reconnect.ts';
import { useIsSessionOver } from '../../session/session.ts';

export type Quote = DataOf<'quoteOrder'>;

/** How long, in milliseconds, the route's loader and the page share one quote. */
const SHARED_MS = 1000;

export type QuoteBody = ArgsOf<'quoteOrder'>['body'];

/**
 * The quote for the current choices. After a change of address or code, the last quote's figures stay until the new
 * ones arrive; `isRecalculating` marks them as stale. While the order is being placed, the quote is not fetched again:
 * its items may have left the bag before the answer comes.
 */
export function useOrderQuote(body: QuoteBody, isPlacing: boolean) {
  const queries = useQueryClient();
  const options = orderQuoteQuery(body);
  const asked = hashKey(options.queryKey);
  const isSessionOver = useIsSessionOver();
  const query = useQuery({
    ...options,
    enabled: !isSessionOver,
    staleTime: SHARED_MS,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: !isPlacing,
    refetchOnReconnect: !isPlacing,
  });
  const { data, error, isPlaceholderData, refetch } = query;
  // The last quote, as a fallback when the next one fails, and the one the customer saw, to compare the next one with.
  const [last, setLast] = useState<{ quote: Quote; seen: Quote; asked: string }>();
  if (data !== undefined && !isPlaceholderData && (last?.quote !== data || last.asked !== asked))
    setLast({ quote: data, seen: last?.asked === asked ? last.seen : data, asked });
  useOnReconnect(() => {
    if (error !== null) void refetch();
  });
  return {
    quote: data ?? last?.quote,
    /** The quote as the customer first saw it. An automatic refetch may have brought different figures. */
    seen: last?.seen,
    isRecalculating: isPlaceholderData,
    /** Whether the quote for the current choices failed to load. */
    isFailed: data === undefined && error !== null,
    error,
    refetch,
    /** Replaces the shown quote with one that the customer has accepted. */
    accept(quote: Quote) {
      queries.setQueryData(options.queryKey, quote);
      setLast({ quote, seen: quote, asked });
    },
  };
}
