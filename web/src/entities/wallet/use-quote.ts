import type { ApiError, Schema } from '@meridian/sdk';
import { clockOffset, compareMoney, msUntil, parseMoneyInput } from '@meridian/sdk/rules';
import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';
import type { AmountRange } from './amount-rule.ts';

/** Which sum the customer types: what is paid or taken, fee included, or what arrives after the fee. */
export const quoteDirections = ['amount', 'arrival'] as const;
export type QuoteDirection = (typeof quoteDirections)[number];

/** What quotes of top-ups and of withdrawals have in common. Amounts in dollars, as decimal strings. */
export interface MoneyQuote {
  quote_id: string;
  amount: string;
  fee: string;
  arrival: string;
  /** How the fee is counted, in words. */
  rule: string;
  /** Coins and their rate, for a network. */
  onchain: Schema<'CoinQuote'> | null;
  /** RFC 3339, both by the server's clock. */
  valid_until: string;
  server_time: string;
}

/** The parameters of a quote that say how much. */
type QuotedSum = { amount: string } | { arrival: string };

interface QuoteOptions<Quote extends MoneyQuote, Failure extends ApiError, Key extends QueryKey> {
  /** As it is typed. */
  typed: string;
  direction: QuoteDirection;
  /** What lies outside is not asked for: the form refuses it. */
  range?: AmountRange | undefined;
  /** False while something else is missing, such as the network. */
  isAsked?: boolean;
  /** `(sum) => rechargeQuoteQuery({ method: 'card', ...sum })`, or the same of a withdrawal. */
  query: (sum: QuotedSum) => UseQueryOptions<Quote, Failure, Quote, Key> & { queryKey: Key };
}

export interface QuoteState<Quote extends MoneyQuote> {
  /** What is shown: that of the sum before while `isLoading`. Undefined while nothing valid is typed, and when refused. */
  shown: Quote | undefined;
  isLoading: boolean;
  /** Why there is none: refused, or not to be had. */
  error: ApiError | undefined;
  retry: () => void;
  /** The valid quote of what is typed now, asked for if need be. Rejects with an ApiError when it is refused. */
  settle: () => Promise<Quote>;
  /** Another quote of the same sum, for one that has run out or was used. */
  renew: () => Promise<Quote>;
}

/** The server's time has whole seconds: a second later it has seen the quote run out. */
const END_MS = 1000;

/** How long a quote is valid still, in milliseconds; by the server's clock, as of its answer. */
const restOf = ({ valid_until, server_time }: MoneyQuote, receivedAt: number) =>
  msUntil(valid_until, clockOffset(server_time, receivedAt));

const isWithin = (sum: string, { min, max }: AmountRange) =>
  compareMoney(sum, '0.00') > 0 &&
  (min === undefined || compareMoney(sum, min) >= 0) &&
  (max === undefined || compareMoney(sum, max) <= 0);

/**
 * The server's quote of what is typed: the only source of fee and arrival. One that runs out while it is shown is asked
 * for again; until then it stays the same one, whatever else is looked at meanwhile.
 */
export function useQuote<Quote extends MoneyQuote, Failure extends ApiError, Key extends QueryKey>({
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
  const isEnabled = isAsked && sum !== undefined;
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...optionsOf(sum ?? '0.01'),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    staleTime: ({ state }) => (state.data === undefined ? 0 : restOf(state.data, state.dataUpdatedAt)),
    refetchInterval: ({ state }) =>
      state.data === undefined || state.error !== null ? false : restOf(state.data, state.dataUpdatedAt) + END_MS,
  });
  const isTyping = typed !== debounced && sumOf(typed) !== undefined;
  const settle = (isNew: boolean) => {
    const asked = optionsOf(sumOf(typed) ?? typed);
    const known = queries.getQueryState<Quote>(asked.queryKey);
    const isValid = known?.data !== undefined && restOf(known.data, known.dataUpdatedAt) > END_MS;
    return queries.fetchQuery({ ...asked, staleTime: isNew || !isValid ? 0 : Number.POSITIVE_INFINITY });
  };
  return {
    shown: isEnabled && error === null && sumOf(typed) !== undefined ? data : undefined,
    isLoading: isAsked && (isTyping || (isEnabled && (isPlaceholderData || (isFetching && data === undefined)))),
    error: isEnabled && !isTyping ? (error ?? undefined) : undefined,
    retry: () => void refetch(),
    settle: () => settle(false),
    renew: () => settle(true),
  };
}
