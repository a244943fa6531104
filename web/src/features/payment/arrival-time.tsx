import { Plural, Trans } from '@lingui/react/macro';
import { productQuery } from '@meridian/sdk/react';
import { useQueries } from '@tanstack/react-query';

interface ArrivalTimeProps {
  productIds: readonly number[];
  orderCount: number;
}

/** How long the products take to arrive, as the shops state it. Until that is known, refers to the orders. */
export function ArrivalTime({ productIds, orderCount }: ArrivalTimeProps) {
  const deliveries = useQueries({
    queries: productIds.map((id) => productQuery(id)),
    combine: (results) => results.flatMap(({ data }) => data?.delivery ?? []),
  });
  if (deliveries.length < productIds.length) {
    return (
      <span>
        <Plural value={orderCount} one="Track it from your order." other="Track them from your orders." />
      </span>
    );
  }
  const from = Math.min(...deliveries.map(({ days_min }) => days_min));
  const to = Math.max(...deliveries.map(({ days_max }) => days_max));
  return (
    <span>
      {orderCount === 1 ? (
        <Trans>
          It usually arrives in {from} to <Plural value={to} one="# day" other="# days" />. Track it from your order.
        </Trans>
      ) : (
        <Trans>
          They usually arrive in {from} to <Plural value={to} one="# day" other="# days" />. Track them from your
          orders.
        </Trans>
      )}
    </span>
  );
}
