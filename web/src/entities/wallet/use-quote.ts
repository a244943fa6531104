import type { ApiError } from '@meridian/sdk';
import {
  type MoneyQuote,
  QUOTE_MARGIN_MS,
  type QuoteKey,
  quoteTimeLeft,
  sendQuoted,
  validQuote,
} from '@meridian/sdk/react';
import { compareMoney, parseMoneyInput } from '@meridian/sdk/rules';
import { keepPreviousData, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIsSessionOver } from '../../session/session.ts';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';

/** Which sum the customer types: what is paid or taken, fee included, or what arrives after the fee. */
export const quoteDirections = ['amount', 'arrival'] as const;
export type QuoteDirection = (typeof quoteDirections)[number];

/** The parameter of a quote that has the sum. */
type QuotedSum = { amount: string } | { arrival: string };

interface Range {
  min?: string;
  max?: string;
}

interface QuoteOptions<Quote extends MoneyQuote, Failure extends ApiError, Key extends QuoteKey> {
  /** The sum as typed. */
  typed: string;
  direction: QuoteDirection;
  /** In dollars, both inclusive. A sum outside of this range is not sent: the form refuses it. */
  range?: Range | undefined;
  /** False while another input is missing, such as the network. */
  isAsked?: boolean;
  /** `(sum) => rechargeQuoteQuery({ method: 'card', ...sum })`, or the same for a withdrawal. */
  query: (sum: QuotedSum) => UseQueryOptions<Quote, Failure, Quote, Key> & { queryKey: Key };
}

export interface QuoteState<Quote extends MoneyQuote> {
  /** The quote to show; the previous one while `isLoading`. Undefined for an invalid sum and after a refusal. */
  shown: Quote | undefined;
  /** The same, without the previous one: for what names the sum or is copied. */
  current: Quote | undefined;
  isLoading: boolean;
  /** Why there is no quote: refused, or not available. */
  error: ApiError | undefined;
  retry: () => void;
  /** Returns the valid quote of the current sum, fetching it if needed. Rejects with an ApiError when it is refused. */
  settle: () => Promise<Quote>;
  /** Sends with the valid quote of the current sum (sendQuoted). */
  sendBy: <State extends { name: string; error?: unknown }>(send: (quote: Quote) => Promise<State>) => Promise<State>;
}

const isWithin = (sum: string, { min, max }: Range) =>
  compareMoney(sum, '0.00') > 0 &&
  (min === undefined || compareMoney(sum, min) >= 0) &&
  (max === undefined || compareMoney(sum, max) <= 0);

/**
 * The server's quote of the typed sum: the only source of fee and arrival. A quote that expires while shown is
 * refetched; until then it stays the same, even if other sums are shown in between.
 */
export function useQuote<Quote extends MoneyQuote, Failure extends ApiError, Key extends QuoteKey>({
  typed,
  direction,
  range = {},
  isAsked = true,
  query,
}: QuoteOptions<Quote, Failure, Key>): QuoteState<Quote> {
  const queries = useQueryClient();
  const debounced = useDebouncedValue(typed);
  const sumOf = (text: string): string | undefined => {
    const sum = parseMoneyInput(text);
    return sum !== undefined && isWithin(sum, range) ? sum : undefined;
  };
  const optionsOf = (sum: string) => query(direction === 'amount' ? { amount: sum } : { arrival: sum });
  const sum = sumOf(debounced);
  const isWanted = isAsked && sum !== undefined;
  const isSessionOver = useIsSessionOver();
  const { data, error, isPlaceholderData, isPending, refetch } = useQuery({
    ...optionsOf(sum ?? '0.01'),
    enabled: isWanted && !isSessionOver,
    placeholderData: keepPreviousData,
    staleTime: ({ state }) => (state.data === undefined ? 0 : quoteTimeLeft(state.data, state.dataUpdatedAt)),
    refetchInterval: ({ state }) =>
      state.data === undefined || state.error !== null
        ? false
        : quoteTimeLeft(state.data, state.dataUpdatedAt) + QUOTE_MARGIN_MS,
  });
  const isTyping = typed !== debounced && sumOf(typed) !== undefined;
  const shown = isWanted && error === null && sumOf(typed) !== undefined ? data : undefined;
  const isLoading = isAsked && (isTyping || (isWanted && (isPlaceholderData || isPending)));
  const asked = optionsOf(sumOf(typed) ?? typed);
  return {
    shown,
    current: isLoading ? undefined : shown,
    isLoading,
    error: isWanted && !isTyping ? (error ?? undefined) : undefined,
    retry: () => void refetch(),
    settle: () => validQuote(queries, asked),
    sendBy: (send) => sendQuoted(queries, asked, send),
  };
}
