import type { Schema } from '@meridian/sdk';
import { rechargeQuoteQuery } from '@meridian/sdk/react';
import { useQuote } from '../../entities/wallet/use-quote.ts';
import type { Limits } from './top-up-schema.ts';
import type { TypedSum } from './top-up-search.ts';

interface QuotedTopUp extends Limits {
  method: Schema<'RechargeMethodName'>;
  network?: string;
  /** Whether to ask for a quote: false while the network is missing. */
  isAsked?: boolean;
}

export const useTopUpQuote = (
  { sum: typed, direction }: TypedSum,
  { method, network, min, max, isAsked }: QuotedTopUp,
) =>
  useQuote({
    typed,
    direction,
    range: direction === 'amount' ? { min, max } : { max },
    isAsked,
    query: (sum) => rechargeQuoteQuery({ method, network, ...sum }),
  });
