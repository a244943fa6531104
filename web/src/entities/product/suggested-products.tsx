import { Trans } from '@lingui/react/macro';
import { similarProductsQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { listLayouts } from '../../list/list-layout.ts';
import { ProductCardSkeleton } from '../../ui/product/product-card.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { ProductGridItem } from './product-grid-item.tsx';

const COUNT = 6;

/** What the customer may like, below an empty state; nothing where it cannot be had. */
export function SuggestedProducts() {
  const heading = useId();
  const { data, isError } = useQuery(similarProductsQuery(undefined, COUNT));
  if (isError || data?.list.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="pb-4">
      <SectionHeading id={heading}>
        <Trans>You may also like</Trans>
      </SectionHeading>
      <ul className={listLayouts.cards.className}>
        {data === undefined
          ? Array.from({ length: COUNT }, (_, index) => (
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
  );
}
