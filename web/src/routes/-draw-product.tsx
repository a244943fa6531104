// What several routes bring together in the same way; the dash keeps it from being a route.
import type { DrawProduct } from '../features/catalogue/product-pages.tsx';
import { ProductLine } from '../features/product/product-line.tsx';
import { ProductTile } from '../features/product/product-tile.tsx';

/** A product of a list as the device wants it: in a grid, or one below the other. */
export const drawProduct: DrawProduct = (product, { view, ...how }) =>
  view === 'grid' ? <ProductTile product={product} {...how} /> : <ProductLine product={product} {...how} />;
