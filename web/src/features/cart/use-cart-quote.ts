import { cartQuery, orderQuoteQuery } from '@meridian/sdk/react';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useHasUnsentEdit } from '../../entities/cart-line/quantity-edits.ts';

/** What the selected lines cost, from the server; asked for again whenever the cart has been. */
export function useCartQuote(lineIds: readonly number[]) {
  const queries = useQueryClient();
  const { dataUpdatedAt, errorUpdatedAt, isFetching } = useQuery(cartQuery());
  const options = orderQuoteQuery({ source: { from: 'cart', line_ids: [...lineIds] } });
  const isAsked = lineIds.length > 0;
  const quote = useQuery({
    ...options,
    // Not of lines that an order or another tab may have taken out: the cart that is on its way says what there is.
    enabled: () => isAsked && !isCartOutdated(queries),
    placeholderData: keepPreviousData,
  });
  const isUnsent = useHasUnsentEdit(lineIds);

  const cartAnswer = `${dataUpdatedAt} ${errorUpdatedAt}`;
  const quotedCart = useRef(cartAnswer);
  useEffect(() => {
    if (quotedCart.current === cartAnswer) return;
    quotedCart.current = cartAnswer;
    // The key names the lines, not their quantities and prices.
    void queries.invalidateQueries({ queryKey: [orderQuoteQuery.operation] });
  }, [queries, cartAnswer]);

  return {
    data: isAsked ? quote.data : undefined,
    /** The figures are those of before: newer ones are on their way. */
    isStale: isUnsent || isFetching || quote.isFetching,
    error: quote.isFetching ? null : quote.error,
    retry: () => void quote.refetch(),
  };
}

/** Whether the cart has changed since it was read. One that could not be read again is taken as it is. */
function isCartOutdated(queries: QueryClient): boolean {
  const cart = queries.getQueryState(cartQuery().queryKey);
  return cart?.isInvalidated === true && cart.status !== 'error';
}

export type CartQuote = ReturnType<typeof useCartQuote>;
