import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { similarProductsQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { ProductGrid } from '../../entities/product/product-grid.tsx';
import { ExploreLink } from '../../navigation/explore-link.tsx';

const SIMILAR = 4;

/** Similar products, in place of one that is unavailable. */
export function SimilarProducts({ productId, status }: { productId: number; status: Schema<'Product'>['status'] }) {
  const { data, isError } = useQuery(similarProductsQuery(productId, { limit: SIMILAR }));
  return (
    <section className="rounded-card bg-card p-4">
      <h2 className="text-16 font-semibold">
        {status === 'removed' ? <Trans>No longer sold</Trans> : <Trans>Sold out</Trans>}
      </h2>
      <p className="mt-1 text-14 text-ink-2">
        <Trans>You may like these instead.</Trans>
      </p>
      {isError && data === undefined ? (
        <div className="mt-3">
          <ExploreLink variant="quiet" />
        </div>
      ) : (
        <div className="mt-4">
          <ProductGrid products={data?.list} count={SIMILAR} className="grid grid-cols-2 gap-x-3 gap-y-5" />
        </div>
      )}
    </section>
  );
}
