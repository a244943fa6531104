import { Trans } from '@lingui/react/macro';
import type { DataOf, Schema } from '@meridian/sdk';
import { productList } from '@meridian/sdk/react';
import { discountOf } from '../../entities/product/discount.ts';
import { ProductRail, RAIL_LENGTH, type RailItem } from '../../entities/product/product-rail.tsx';

/** As many as one page can hold: the contract has no filter for discounts, so they are found among what sells best. */
const LIMIT = 50;

/** The highest discounts among the best-selling products in stock, but for `shown`, which stand above already. */
export function Deals({ shown }: { shown: readonly Schema<'ProductCard'>[] }) {
  const toItems = ({ list }: DataOf<'listProducts'>): RailItem[] =>
    list
      .filter((product) => discountOf(product) > 0 && !shown.some(({ id }) => id === product.id))
      .toSorted((a, b) => discountOf(b) - discountOf(a))
      .slice(0, RAIL_LENGTH)
      .map((product) => ({ product }));
  return (
    <ProductRail
      title={<Trans>Deals</Trans>}
      query={{ ...productList.pages({ filter: { in_stock: true }, limit: LIMIT })(1), select: toItems }}
    />
  );
}
