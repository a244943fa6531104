import { cartQuery, orderQuoteQuery } from '@meridian/sdk/react';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useHasUnsentEdit } from '../../entities/cart-line/quantity-edits.ts';
import { useIsSessionOver } from '../../session/session.ts';

/** Reads the server's quote for the selected lines, and reads it again after each answer about the cart. */
export function useCartQuote(lineIds: readonly number[]) {
  const queries = useQueryClient();
  const isSessionOver = useIsSessionOver();
  const { dataUpdatedAt, errorUpdatedAt, isFetching } = useQuery({ ...cartQuery(), enabled: !isSessionOver });
  const options = orderQuoteQuery({ source: { from: 'cart', line_ids: [...lineIds] } });
  const isAsked = lineIds.length > 0;
  const quote = useQuery({
    ...options,
    // An order or another tab may have removed lines from an outdated cart: wait for the cart that is on its way.
    enabled: () => isAsked && !isSessionOver && !isCartOutdated(queries),
    placeholderData: keepPreviousData,
  });
  const isUnsent = useHasUnsentEdit(lineIds);

  const cartAnswer = `${dataUpdatedAt} ${errorUpdatedAt}`;
  const quotedCart = useRef(cartAnswer);
  useEffect(() => {
    if (quotedCart.current === cartAnswer) return;
    quotedCart.current = cartAnswer;
    // The query key has the ids of the lines, not their quantities and prices.
    void queries.invalidateQueries({ queryKey: [orderQuoteQuery.operation] });
  }, [queries, cartAnswer]);

  const isLoading = isFetching || quote.isFetching;
  return {
    data: isAsked ? quote.data : undefined,
    /** Whether newer figures are on their way. */
    isLoading,
    /** Whether they wait for a quantity: one that is invalid is not sent until it is corrected. */
    isUnsent,
    error: quote.isFetching ? null : quote.error,
    retry: () => void quote.refetch(),
  };
}

/** Whether the cart has changed since it was read. A cart that failed to reload counts as current. */
function isCartOutdated(queries: QueryClient): boolean {
  const cart = queries.getQueryState(cartQuery().queryKey);
  return cart?.isInvalidated === true && cart.status !== 'error';
}

export type CartQuote = ReturnType<typeof useCartQuote>;
