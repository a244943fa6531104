import { Trans } from '@lingui/react/macro';
import { similarProductsQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { listLayouts } from '../../list/list-layout.ts';
import { Section } from '../../ui/section.tsx';
import { ProductGrid } from './product-grid.tsx';

const COUNT = 6;

/** Products that the customer may like, below an empty state. Renders nothing on an error. */
export function SuggestedProducts() {
  const { data, isError } = useQuery(similarProductsQuery(undefined, { limit: COUNT }));
  if (data === undefined ? isError : data.list.length === 0) return null;
  return (
    <Section className="pb-4" title={<Trans>You may also like</Trans>}>
      <ProductGrid products={data?.list} count={COUNT} className={listLayouts.cards.className} />
    </Section>
  );
}
