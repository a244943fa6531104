import type { Schema } from '@meridian/sdk';
import { ProductCard } from '../../ui/product-card.tsx';
import { useProductTile } from './use-product-tile.tsx';

interface ProductTileProps {
  product: Schema<'ProductCard'>;
  /** The first cards of a screen load their pictures at once. */
  priority?: boolean;
}

/** A product in a grid. */
export function ProductTile({ product, priority = false }: ProductTileProps) {
  return <ProductCard {...useProductTile(product, 'float')} priority={priority} />;
}
