import type { Schema } from '@meridian/sdk';
import { memo } from 'react';
import { productView } from '../../preferences/product-view.ts';
import { ProductGridItem } from './product-grid-item.tsx';
import { ProductListItem } from './product-list-item.tsx';

interface ProductItemProps {
  product: Schema<'ProductCard'>;
  /** The first items of a screen load their pictures at once. */
  priority?: boolean;
  /** Without the shop's name, where all products are of one shop. */
  isOfShop?: boolean;
}

/** A product in a grid or in a list, as this device prefers. A list renders it again only when it has changed. */
export const ProductItem = memo(function ProductItem(props: ProductItemProps) {
  return productView.use() === 'grid' ? <ProductGridItem {...props} /> : <ProductListItem {...props} />;
});
