import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { productList, similarProductsQuery } from '@meridian/sdk/react';
import { Link } from '@tanstack/react-router';
import { ProductRail, RAIL_LENGTH } from '../../../entities/product/product-rail.tsx';

const toItems = (products: readonly Schema<'ProductCard'>[]) => products.map((product) => ({ product }));

/** Other products of the product's shop, most popular first, and a link to all of them. */
export function MoreOfShop({ productId, shop }: { productId: number; shop: Schema<'ShopCard'> }) {
  const { id, product_count } = shop;
  if (product_count < 2) return null;
  return (
    <ProductRail
      title={<Trans>More from this shop</Trans>}
      more={
        <Link
          to="/shop/{-$id}"
          params={{ id: String(id) }}
          className="hit-44 -me-2 rounded-full px-2 text-14 font-semibold text-brand"
        >
          <Trans>All {product_count}</Trans>
        </Link>
      }
      query={{
        // One more than the rail holds: the product itself may be among them.
        ...productList.pages({ shop_id: id, limit: RAIL_LENGTH + 1 })(1),
        select: ({ list }) => toItems(list.filter((product) => product.id !== productId).slice(0, RAIL_LENGTH)),
      }}
      isOfShop
    />
  );
}

export function SimilarRail({ productId }: { productId: number }) {
  return (
    <ProductRail
      title={<Trans>Similar products</Trans>}
      query={{ ...similarProductsQuery(productId, RAIL_LENGTH), select: ({ list }) => toItems(list) }}
    />
  );
}
