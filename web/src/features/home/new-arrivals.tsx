import { Trans } from '@lingui/react/macro';
import type { DataOf } from '@meridian/sdk';
import { productList } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { ProductRail, RAIL_LENGTH, type RailItem, useRail } from '../../entities/product/product-rail.tsx';
import { SeeAll } from './see-all.tsx';

/** What was put on sale last in all shops. */
export function NewArrivals() {
  const { place, isNear } = useRail();
  const items = useQuery({
    ...productList.pages({ sort: 'newest', limit: RAIL_LENGTH })(1),
    enabled: isNear,
    select: toItems,
  });
  return (
    <ProductRail
      title={<Trans>New arrivals</Trans>}
      more={<SeeAll to="/explore" search={{ list: 'new' }} />}
      place={place}
      items={items}
    />
  );
}

function toItems({ list }: DataOf<'listProducts'>): RailItem[] {
  return list.map((product) => ({ product }));
}
