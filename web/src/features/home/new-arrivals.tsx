import { Trans } from '@lingui/react/macro';
import type { DataOf, Schema } from '@meridian/sdk';
import { productList } from '@meridian/sdk/react';
import { ProductRail, RAIL_LENGTH, type RailItem } from '../../entities/product/product-rail.tsx';
import { SeeAll } from './see-all.tsx';

/** Twice the length of a rail: some products may be sold out, or among the hot products. */
const LIMIT = 2 * RAIL_LENGTH;

/** The newest products of all shops, without `shown`, which are above already. */
export function NewArrivals({ shown }: { shown: readonly Schema<'ProductCard'>[] }) {
  const toItems = ({ list }: DataOf<'listProducts'>): RailItem[] =>
    list
      .filter(({ id, stock }) => stock > 0 && !shown.some((product) => product.id === id))
      .slice(0, RAIL_LENGTH)
      .map((product) => ({ product }));
  return (
    <ProductRail
      title={<Trans>New arrivals</Trans>}
      more={<SeeAll to="/explore" search={{ list: 'new' }} />}
      query={{ ...productList.pages({ sort: 'newest', limit: LIMIT })(1), select: toItems }}
    />
  );
}
