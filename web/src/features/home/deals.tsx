import { Trans } from '@lingui/react/macro';
import type { DataOf, Schema } from '@meridian/sdk';
import { bestSellersQuery, dealsIn } from '../../entities/product/deals.ts';
import { ProductRail, RAIL_LENGTH, type RailItem } from '../../entities/product/product-rail.tsx';
import { SeeAll } from './see-all.tsx';

/** The highest discounts among the best sellers, without `shown`, which are above already. */
export function Deals({ shown }: { shown: readonly Schema<'ProductCard'>[] }) {
  const toItems = (answer: DataOf<'listProducts'>): RailItem[] =>
    dealsIn(answer)
      .filter(({ id }) => !shown.some((product) => product.id === id))
      .slice(0, RAIL_LENGTH)
      .map((product) => ({ product }));
  return (
    <ProductRail
      title={<Trans>Deals</Trans>}
      more={<SeeAll to="/explore" search={{ list: 'deals' }} />}
      query={{ ...bestSellersQuery(), select: toItems }}
    />
  );
}
