import type { Schema } from '@meridian/sdk';
import type { ReactNode } from 'react';
import { ProductRow } from '../../ui/product/product-row.tsx';
import { useProductItem } from './product-grid-item.tsx';

interface ProductListItemProps {
  product: Schema<'ProductCard'>;
  priority?: boolean;
  /** The position in a ranking, from 1. The favourable rate then replaces the score. */
  rank?: number;
  /** Hides the shop's name, where all products belong to one shop. */
  isOfShop?: boolean;
  /** The list's note about the product, such as a dropped price. */
  note?: ReactNode;
  /** Replaces the market price and the discount. */
  formerPrice?: string | null;
  /** Replaces the button that adds the product to the cart. */
  action?: ReactNode;
  /** Replaces the usual heart. */
  heart?: ReactNode;
}

/** A product as a row of a list. */
export function ProductListItem({ product, rank, isOfShop, formerPrice, ...overrides }: ProductListItemProps) {
  const item = useProductItem(product, { look: 'bare', isOfShop, formerPrice });
  const ranked = rank === undefined ? {} : { rank, favourableRate: product.favourable_rate };
  return <ProductRow {...item} {...ranked} {...overrides} />;
}
