import { Trans } from '@lingui/react/macro';
import { similarProductsQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { listLayouts } from '../../list/list-layout.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { ProductGrid } from './product-grid.tsx';

const COUNT = 6;

/** Products that the customer may like, below an empty state. Renders nothing on an error. */
export function SuggestedProducts() {
  const heading = useId();
  const { data, isError } = useQuery(similarProductsQuery(undefined, { limit: COUNT }));
  if (isError || data?.list.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="pb-4">
      <SectionHeading id={heading}>
        <Trans>You may also like</Trans>
      </SectionHeading>
      <ProductGrid products={data?.list} count={COUNT} className={listLayouts.cards.className} />
    </section>
  );
}
