import { Trans } from '@lingui/react/macro';
import type { DataOf, Schema } from '@meridian/sdk';
import { productList } from '@meridian/sdk/react';
import { discountOf } from '../../entities/product/discount.ts';
import { ProductRail, RAIL_LENGTH, type RailItem } from '../../entities/product/product-rail.tsx';

/** The most products that a page can hold. The contract cannot filter by discount, so deals come from best sellers. */
const LIMIT = 50;

/** The highest discounts among the best-selling products in stock, without `shown`, which are above already. */
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
