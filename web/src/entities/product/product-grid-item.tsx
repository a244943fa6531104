import type { Schema } from '@meridian/sdk';
import { ProductCard } from '../../ui/product-card.tsx';
import { useProductItem } from './use-product-item.tsx';

interface ProductTileProps {
  product: Schema<'ProductCard'>;
  /** The first cards of a screen load their pictures at once. */
  priority?: boolean;
}

/** A product in a grid. */
export function ProductGridItem({ product, priority = false }: ProductTileProps) {
  return <ProductCard {...useProductItem(product, 'float')} priority={priority} />;
}
