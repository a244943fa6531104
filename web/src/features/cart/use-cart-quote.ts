import type { Schema } from '@meridian/sdk';
import { orderQuoteQuery } from '@meridian/sdk/react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useHasUnsentEdit } from '../../entities/cart-line/quantity-edits.ts';

/** What the selected lines cost, from the server; asked for again whenever the cart changes. */
export function useCartQuote(cart: Schema<'Cart'>, lineIds: readonly number[]) {
  const queries = useQueryClient();
  const options = orderQuoteQuery({ source: { from: 'cart', line_ids: [...lineIds] } });
  const isAsked = lineIds.length > 0;
  const quote = useQuery({ ...options, enabled: isAsked, placeholderData: keepPreviousData });
  const isUnsent = useHasUnsentEdit(lineIds);

  const quotedCart = useRef(cart);
  useEffect(() => {
    if (quotedCart.current === cart) return;
    quotedCart.current = cart;
    // The key names the lines, not their quantities and prices.
    void queries.invalidateQueries({ queryKey: [orderQuoteQuery.operation] });
  }, [queries, cart]);

  return {
    data: isAsked ? quote.data : undefined,
    /** The figures are those of before: newer ones are on their way. */
    isStale: isUnsent || quote.isFetching,
    error: quote.isFetching ? null : quote.error,
    retry: () => void quote.refetch(),
  };
}

export type CartQuote = ReturnType<typeof useCartQuote>;
