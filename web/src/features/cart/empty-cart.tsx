import { Trans } from '@lingui/react/macro';
import { similarProductsQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { ProductGridItem } from '../../entities/product/product-grid-item.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProductCardSkeleton } from '../../ui/product/product-card.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

const RECOMMENDATIONS = 6;

/** An empty bag, and what the customer may like. */
export function EmptyCart() {
  const heading = useId();
  const { data, isError } = useQuery(similarProductsQuery(undefined, RECOMMENDATIONS));
  const hasNone = isError || data?.list.length === 0;
  return (
    <>
      <EmptyState
        icon="bag"
        title={<Trans>Your bag is empty.</Trans>}
        action={
          <Link to="/explore" className={buttonClass({ size: 'medium' })}>
            <Trans>Go to Explore</Trans>
          </Link>
        }
      />
      {!hasNone && (
        <section aria-labelledby={heading} className="pb-4">
          <SectionHeading id={heading}>
            <Trans>You may also like</Trans>
          </SectionHeading>
          <ul className="mt-1 grid grid-cols-(--card-columns) gap-x-3 gap-y-5">
            {data === undefined
              ? Array.from({ length: RECOMMENDATIONS }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
                  <li key={index}>
                    <ProductCardSkeleton />
                  </li>
                ))
              : data.list.map((product) => (
                  <li key={product.id} className="min-w-0">
                    <ProductGridItem product={product} />
                  </li>
                ))}
          </ul>
        </section>
      )}
    </>
  );
}
