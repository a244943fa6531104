import { Trans } from '@lingui/react/macro';
import type { DataOf } from '@meridian/sdk';
import { productList } from '@meridian/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ProductRail, RAIL_LENGTH, type RailItem } from '../../entities/product/product-rail.tsx';
import { recentProducts } from '../../entities/product/recent-products.ts';

/** The products viewed on this device, with current offers. Empty if there are none. */
export function RecentRail() {
  const hasAny = recentProducts.use().length > 0;
  const [isShown, setShown] = useState(hasAny);
  const place = useRef<HTMLDivElement>(null);
  // The first products are viewed while this page is hidden. The rail must not shift what the customer returns to.
  useEffect(() => {
    if (isShown || !hasAny || place.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (entry !== undefined && entry.boundingClientRect.top >= 0) setShown(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isShown, hasAny]);
  return isShown && hasAny ? <RecentProducts /> : <div ref={place} className="-mb-4" />;
}

function RecentProducts() {
  const product_ids = recentProducts
    .use()
    .slice(0, RAIL_LENGTH)
    .map(({ id }) => id);
  return (
    <ProductRail
      title={<Trans>Recently viewed</Trans>}
      query={{
        ...productList.pages({ product_ids, limit: RAIL_LENGTH })(1),
        placeholderData: keepPreviousData,
        select: inStock,
      }}
    />
  );
}

function inStock({ list }: DataOf<'listProducts'>): RailItem[] {
  return list.filter(({ stock }) => stock > 0).map((product) => ({ product }));
}
