import type { Schema } from '@meridian/sdk';
import { memo } from 'react';
import { productView } from '../../preferences/product-view.ts';
import { ProductGridItem } from './product-grid-item.tsx';
import { ProductListItem } from './product-list-item.tsx';

interface ProductItemProps {
  product: Schema<'ProductCard'>;
  /** Whether its picture loads at once, for the first items of a screen. */
  priority?: boolean;
  /** Hides the shop's name, where all products belong to one shop. */
  isOfShop?: boolean;
}

/** A product in the view that this device prefers, grid or list. Memoized: a list re-renders only changed items. */
export const ProductItem = memo(function ProductItem(props: ProductItemProps) {
  return productView.use() === 'grid' ? <ProductGridItem {...props} /> : <ProductListItem {...props} />;
});
