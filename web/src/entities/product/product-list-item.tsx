import type { ProductCardProps } from '../../ui/product/product-card.tsx';
import { ProductRow } from '../../ui/product/product-row.tsx';
import { type ProductItemProps, useProductItem } from './product-grid-item.tsx';

/** An action or a heart replaces the usual one. */
interface ProductListItemProps extends ProductItemProps, Partial<Pick<ProductCardProps, 'action' | 'heart'>> {
  /** The position in a ranking, from 1. The favourable rate then replaces score and sales, which are of all time. */
  rank?: number;
}

export function ProductListItem({ product, rank, isOfShop, ...overrides }: ProductListItemProps) {
  const item = useProductItem(product, { look: 'bare', isOfShop });
  const ranked = rank === undefined ? {} : { rank, favourableRate: product.favourable_rate };
  return <ProductRow {...item} {...ranked} {...overrides} />;
}
