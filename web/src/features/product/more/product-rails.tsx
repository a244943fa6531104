import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { productList, similarProductsQuery } from '@meridian/sdk/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { ProductGridItem } from '../../../entities/product/product-grid-item.tsx';
import { NearView } from '../../../ui/near-view.tsx';
import { ProductCardSkeleton } from '../../../ui/product/product-card.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';

const IN_RAIL = 8;

const ofShop = (shopId: number) => productList.pages({ shop_id: shopId, limit: IN_RAIL })(1);

/** Other products of the product's shop, the most popular first, and the way to all of them. */
export function MoreOfShop({ productId, shop }: { productId: number; shop: Schema<'ShopCard'> }) {
  const queries = useQueryClient();
  if (shop.product_count < 2) return null;
  const heading = <Trans>More from this shop</Trans>;
  return (
    <NearView
      placeholder={<RailSkeleton heading={heading} />}
      onNear={() => void queries.prefetchQuery(ofShop(shop.id))}
    >
      <OtherProducts productId={productId} shop={shop} heading={heading} />
    </NearView>
  );
}

function OtherProducts({
  productId,
  shop,
  heading,
}: {
  productId: number;
  shop: Schema<'ShopCard'>;
  heading: ReactNode;
}) {
  const { data, isError } = useQuery(ofShop(shop.id));
  const more = (
    <Link
      to="/shop/{-$id}"
      params={{ id: String(shop.id) }}
      className="press hit-44 -me-2 rounded-full px-2 text-14 font-semibold text-brand"
    >
      <Trans>All {shop.product_count}</Trans>
    </Link>
  );
  return (
    <Rail
      heading={heading}
      more={more}
      products={data?.list.filter(({ id }) => id !== productId)}
      hasFailed={isError}
    />
  );
}

/** Products like this one. */
export function SimilarRail({ productId }: { productId: number }) {
  const queries = useQueryClient();
  const heading = <Trans>Similar products</Trans>;
  return (
    <NearView
      placeholder={<RailSkeleton heading={heading} />}
      onNear={() => void queries.prefetchQuery(similarProductsQuery(productId, IN_RAIL))}
    >
      <SimilarProducts productId={productId} heading={heading} />
    </NearView>
  );
}

function SimilarProducts({ productId, heading }: { productId: number; heading: ReactNode }) {
  const { data, isError } = useQuery(similarProductsQuery(productId, IN_RAIL));
  return <Rail heading={heading} products={data?.list} hasFailed={isError} />;
}

interface RailProps {
  heading: ReactNode;
  more?: ReactNode;
  /** Undefined until they have come. */
  products: readonly Schema<'ProductCard'>[] | undefined;
  hasFailed: boolean;
}

/** Products in a row that scrolls sideways; nothing where there are none, since the page is complete without them. */
function Rail({ heading, more, products, hasFailed }: RailProps) {
  const id = useId();
  if (products === undefined && !hasFailed) return <RailSkeleton heading={heading} />;
  if (products === undefined || products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} more={more}>
        {heading}
      </SectionHeading>
      <ul
        // A scrolling region is reached by the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        aria-labelledby={id}
        className="rail -mx-4 flex snap-x scroll-px-4 gap-3 px-4 -outline-offset-2"
      >
        {products.map((product) => (
          <li key={product.id} className="w-36 shrink-0 snap-start">
            <ProductGridItem product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const SKELETONS = ['a', 'b', 'c', 'd'];

function RailSkeleton({ heading }: { heading: ReactNode }) {
  return (
    <div aria-hidden>
      <SectionHeading>{heading}</SectionHeading>
      <div className="-mx-4 flex gap-3 overflow-hidden px-4">
        {SKELETONS.map((key) => (
          <div key={key} className="w-36 shrink-0">
            <ProductCardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
