import { Trans } from '@lingui/react/macro';
import type { DataOf, Schema } from '@meridian/sdk';
import { productList } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { ProductRail, RAIL_LENGTH, type RailItem, useRail } from '../../entities/product/product-rail.tsx';
import { SeeAll } from './see-all.tsx';

/** Twice as many as a rail has: some may be sold out, or among the hot products. */
const LIMIT = 2 * RAIL_LENGTH;

/** What was put on sale last in all shops, but for `shown`, which stands above already. */
export function NewArrivals({ shown }: { shown: readonly Schema<'ProductCard'>[] }) {
  const { place, isNear } = useRail();
  const toItems = ({ list }: DataOf<'listProducts'>): RailItem[] =>
    list
      .filter(({ id, stock }) => stock > 0 && !shown.some((product) => product.id === id))
      .slice(0, RAIL_LENGTH)
      .map((product) => ({ product }));
  const items = useQuery({
    ...productList.pages({ sort: 'newest', limit: LIMIT })(1),
    enabled: isNear,
    select: toItems,
  });
  return (
    <ProductRail
      title={<Trans>New arrivals</Trans>}
      more={<SeeAll to="/explore" search={{ list: 'new' }} />}
      place={place}
      isNear={isNear}
      items={items}
    />
  );
}
