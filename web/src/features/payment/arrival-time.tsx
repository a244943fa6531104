import { Plural, Trans } from '@lingui/react/macro';
import { productQuery } from '@meridian/sdk/react';
import { useQueries } from '@tanstack/react-query';

/** How long the products take to arrive, as the shops state it. Until that is known, refers to the order. */
export function ArrivalTime({ productIds }: { productIds: readonly number[] }) {
  const deliveries = useQueries({
    queries: productIds.map((id) => productQuery(id)),
    combine: (results) => results.flatMap(({ data }) => data?.delivery ?? []),
  });
  if (deliveries.length < productIds.length) {
    return (
      <span>
        <Trans>Track it from your order.</Trans>
      </span>
    );
  }
  const from = Math.min(...deliveries.map(({ days_min }) => days_min));
  const to = Math.max(...deliveries.map(({ days_max }) => days_max));
  return (
    <span>
      <Trans>
        It usually arrives in {from} to <Plural value={to} one="# day" other="# days" />. Track it from your order.
      </Trans>
    </span>
  );
}
