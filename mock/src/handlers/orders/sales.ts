import type { Order, World } from '../../world/types.ts';

/** Adds paid pieces to their products' sales, or subtracts refunded ones. */
export function countSales(
  world: World,
  pieces: readonly Pick<Order['items'][number], 'productId' | 'quantity'>[],
  sign: 1 | -1,
): void {
  for (const { productId, quantity } of pieces) {
    const product = world.products.get(productId);
    if (product) product.sales = Math.max(0, product.sales + sign * quantity);
  }
}
