import type { ApiError } from '@meridian/sdk';
import { type QuoteDirection, type QuoteOnScreen, quoteOnScreen, sumToQuote, type TypedSum } from '@meridian/sdk/flows';
import {
  type MoneyQuote,
  type QuoteKey,
  quoteRenewal,
  type SendByQuote,
  sendQuoted,
  validQuote,
} from '@meridian/sdk/react';
import { keepPreviousData, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIsSessionOver } from '../../session/session.ts';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';

interface QuoteOptions<Quote extends MoneyQuote, Failure extends ApiError, Key extends QuoteKey>
  extends Omit<TypedSum, 'debounced'> {
  direction: QuoteDirection;
  /** `(sum) => rechargeQuoteQuery({ method: 'card', ...sum })`, or the same for a withdrawal. */
  query: (
    sum: { amount: string } | { arrival: string },
  ) => UseQueryOptions<Quote, Failure, Quote, Key> & { queryKey: Key };
}

export interface QuoteState<Quote extends MoneyQuote> extends QuoteOnScreen<Quote, ApiError> {
  retry: () => void;
  /** Sends with the valid quote of the typed sum (sendQuoted). */
  sendBy: SendByQuote<Quote>;
  /** Returns the valid quote of the typed sum, fetching it if needed. Rejects with an ApiError when it is refused. */
  settle: () => Promise<Quote>;
}

/**
 * The server's quote of the typed sum. A quote that expires while shown is fetched again; until then it stays the same,
 * even if other sums are shown in between.
 */
export function useQuote<Quote extends MoneyQuote, Failure extends ApiError, Key extends QuoteKey>({
  direction,
  query,
  ...typedSum
}: QuoteOptions<Quote, Failure, Key>): QuoteState<Quote> {
  const { typed, range, isAsked = true } = typedSum;
  const queries = useQueryClient();
  const debounced = useDebouncedValue(typed);
  const isSessionOver = useIsSessionOver();
  const optionsOf = (sum: string) => query(direction === 'amount' ? { amount: sum } : { arrival: sum });
  const sum = sumToQuote(debounced, range);
  const result = useQuery({
    ...optionsOf(sum ?? '0.01'),
    ...quoteRenewal,
    enabled: isAsked && sum !== undefined && !isSessionOver,
    placeholderData: keepPreviousData,
  });
  const asked = optionsOf(sumToQuote(typed, range) ?? typed);
  return {
    ...quoteOnScreen({ ...typedSum, debounced }, result),
    retry: () => void result.refetch(),
    sendBy: (send) => sendQuoted(queries, asked, send),
    settle: () => validQuote(queries, asked),
  };
}
