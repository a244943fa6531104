import type { MoneyQuote } from '../cache/quotes.ts';
import { compareMoney } from '../rules/money.ts';
import { parseMoneyInput } from '../rules/money-input.ts';

/** Which sum the customer types: what is paid or taken, fee included, or what arrives after the fee. */
export const quoteDirections = ['amount', 'arrival'] as const;
export type QuoteDirection = (typeof quoteDirections)[number];

/** In dollars, both inclusive. */
export interface QuoteRange {
  min?: string;
  max?: string;
}

export interface TypedSum {
  /** The text in the field. */
  typed: string;
  /** The same, once it is unchanged for a while: a quote is asked for it. */
  debounced: string;
  /** A sum outside of it is not quoted: the form refuses it. */
  range?: QuoteRange | undefined;
  /** False while another input is missing, such as the network. */
  isAsked?: boolean | undefined;
}

/** The result of an observer of the quote's query, with the previous quote as its placeholder. */
export interface QuoteResult<Quote, Failure> {
  data: Quote | undefined;
  error: Failure | null;
  isPlaceholderData: boolean;
  isPending: boolean;
}

export interface QuoteOnScreen<Quote, Failure> {
  /** The quote to show; the previous one while `isLoading`. Undefined for an invalid sum and after a refusal. */
  shown: Quote | undefined;
  /** The same, without the previous one: for what names the sum or is copied. */
  current: Quote | undefined;
  isLoading: boolean;
  /** Why there is no quote: refused, or not available. */
  error: Failure | undefined;
}

/** The sum that a quote can be asked for: greater than 0 and within the range; undefined for any other text. */
export const sumToQuote = (typed: string, { min, max }: QuoteRange = {}): string | undefined => {
  const sum = parseMoneyInput(typed);
  const isWithin =
    sum !== undefined &&
    compareMoney(sum, '0.00') > 0 &&
    (min === undefined || compareMoney(sum, min) >= 0) &&
    (max === undefined || compareMoney(sum, max) <= 0);
  return isWithin ? sum : undefined;
};

/** What a form shows of the quote of its typed sum. The quote is the only source of fee and arrival. */
export const quoteOnScreen = <Quote extends MoneyQuote, Failure>(
  { typed, debounced, range, isAsked = true }: TypedSum,
  { data, error, isPlaceholderData, isPending }: QuoteResult<Quote, Failure>,
): QuoteOnScreen<Quote, Failure> => {
  const isSum = sumToQuote(typed, range) !== undefined;
  const isWanted = isAsked && sumToQuote(debounced, range) !== undefined;
  const isTyping = typed !== debounced && isSum;
  const isLoading = isAsked && (isTyping || (isWanted && (isPlaceholderData || isPending)));
  const shown = isWanted && error === null && isSum ? data : undefined;
  return {
    shown,
    current: isLoading ? undefined : shown,
    isLoading,
    error: isWanted && !isTyping ? (error ?? undefined) : undefined,
  };
};
