import type { Schema } from '@meridian/sdk';
import type { ReactNode } from 'react';
import { ProductRow } from '../../ui/product-row.tsx';
import { useProductItem } from './use-product-item.tsx';

interface ProductLineProps {
  product: Schema<'ProductCard'>;
  priority?: boolean;
  /** Its place in a ranking, from 1; then the favourable rate stands in place of the score. */
  rank?: number | undefined;
  /** What a list of its own says of it, and lets do with it. */
  note?: ReactNode;
  /** In place of the market's price. */
  formerPrice?: string | null;
  action?: ReactNode;
  /** In place of the heart. */
  mark?: ReactNode;
}

/** A product in a list, one below the other. */
export function ProductListItem({ product, priority = false, rank, mark, ...more }: ProductLineProps) {
  const tile = useProductItem(product, 'bare');
  const ranked = rank === undefined ? {} : { rank, favourableRate: product.favourable_rate };
  return (
    <ProductRow {...tile} {...ranked} priority={priority} heart={mark === undefined ? tile.heart : mark} {...more} />
  );
}
