import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { similarProductsQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ProductGridItem } from '../../entities/product/product-grid-item.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ProductCardSkeleton } from '../../ui/product/product-card.tsx';

interface SimilarProductsProps {
  productId: number;
  status: Schema<'Product'>['status'];
}

const SIMILAR = 4;

/** Similar products, in place of one that is not available. */
export function SimilarProducts({ productId, status }: SimilarProductsProps) {
  const { data, isError } = useQuery(similarProductsQuery(productId, SIMILAR));
  return (
    <section className="rounded-card bg-card p-4">
      <h2 className="text-16 font-semibold">
        {status === 'removed' ? <Trans>No longer sold</Trans> : <Trans>Sold out</Trans>}
      </h2>
      <p className="mt-1 text-14 text-ink-2">
        <Trans>You may like these instead.</Trans>
      </p>
      {isError ? (
        <Link to="/explore" className={`mt-3 ${buttonClass({ size: 'medium', variant: 'quiet' })}`}>
          <Trans>Go to Explore</Trans>
        </Link>
      ) : (
        <ul className="mt-4 grid grid-cols-2 gap-x-3 gap-y-5">
          {data === undefined
            ? Array.from({ length: SIMILAR }, (_, index) => (
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
      )}
    </section>
  );
}
