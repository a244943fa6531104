import type { Schema } from '@meridian/sdk';
import { ProductCardSkeleton } from '../../ui/product/product-card.tsx';
import { ProductGridItem } from './product-grid-item.tsx';

interface ProductGridProps {
  products: readonly Schema<'ProductCard'>[] | undefined;
  count: number;
  className: string;
}

/** A few products that load at once. For a long list, use InfiniteList. */
export function ProductGrid({ products, count, className }: ProductGridProps) {
  return (
    <ul className={className}>
      {products === undefined
        ? Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <li key={index}>
              <ProductCardSkeleton />
            </li>
          ))
        : products.map((product) => (
            <li key={product.id} className="min-w-0">
              <ProductGridItem product={product} />
            </li>
          ))}
    </ul>
  );
}
