import type { ArgsOf, DataOf } from '@meridian/sdk';
import { orderQuoteQuery } from '@meridian/sdk/react';
import { hashKey, keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOnReconnect } from '../../behaviour/use-on-reconnect.ts';

export type Quote = DataOf<'quoteOrder'>;

/** For how many milliseconds the route's loader and the page share one quote. */
const SHARED_MS = 1000;

/** The body of the quote that is asked for. */
export type QuoteBody = ArgsOf<'quoteOrder'>['body'];

/**
 * The quote of what is chosen now. After a change of the address or the code the figures of the last quote stay until the
 * new ones come; `isRecalculating` says that they are old.
 */
export function useOrderQuote(body: QuoteBody) {
  const queries = useQueryClient();
  const options = orderQuoteQuery(body);
  const asked = hashKey(options.queryKey);
  const query = useQuery({ ...options, staleTime: SHARED_MS, placeholderData: keepPreviousData });
  const { data, error, isPlaceholderData, refetch } = query;
  // The last quote, for when the next one fails; and what the customer has seen of it, for when the next one differs.
  const [last, setLast] = useState<{ quote: Quote; seen: Quote; asked: string }>();
  if (data !== undefined && !isPlaceholderData && (last?.quote !== data || last.asked !== asked))
    setLast({ quote: data, seen: last?.asked === asked ? last.seen : data, asked });
  useOnReconnect(() => {
    if (error !== null) void refetch();
  });
  return {
    quote: data ?? last?.quote,
    /** The quote as the customer first saw it: one that is asked again by itself may say something else. */
    seen: last?.seen,
    isRecalculating: isPlaceholderData,
    /** The quote of what is chosen now did not come. */
    isFailed: data === undefined && error !== null,
    error,
    refetch,
    /** Takes a quote that the customer has accepted in place of the one that is shown. */
    accept(quote: Quote) {
      queries.setQueryData(options.queryKey, quote);
      setLast({ quote, seen: quote, asked });
    },
  };
}
