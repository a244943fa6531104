// What several routes bring together in the same way; the dash keeps it from being a route.

import { ProductGridItem } from '../entities/product/product-grid-item.tsx';
import { ProductListItem } from '../entities/product/product-list-item.tsx';
import type { DrawProduct } from '../entities/product-search/product-list.tsx';

/** A product of a list as the device wants it: in a grid, or one below the other. */
export const drawProduct: DrawProduct = (product, { view, ...how }) =>
  view === 'grid' ? <ProductGridItem product={product} {...how} /> : <ProductListItem product={product} {...how} />;
