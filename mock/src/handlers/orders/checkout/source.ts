import type { Schema } from '@meridian/sdk';
import { groupBy } from '../../../../shared/group-by.ts';
import type { CartLine, Product, Sku, World } from '../../../world/types.ts';
import { inCartOrder, invalidReason } from '../../../world/views/cart-lines.ts';
import type { Change, OrderLine } from '../../../world/views/pricing.ts';
import { isListed } from '../../../world/views/products.ts';
import type { CallPart } from '../../handler.ts';

interface ResolvedSource {
  readonly lines: readonly OrderLine[];
  readonly changes: readonly Change[];
}

export type SourceCall = CallPart<
  'world' | 'customer',
  'cart_line_not_found' | 'product_not_found' | 'sku_not_found' | 'out_of_stock' | 'limit_exceeded'
>;

/** The available part of a source, with what has changed since the cart. Throws the refusals of `SourceCall`. */
export function resolveSource(call: SourceCall, source: Schema<'OrderSource'>): ResolvedSource {
  return source.from === 'cart' ? resolveCartLines(call, source.line_ids) : resolveProduct(call, source);
}

const orderLine = (lineId: number | null, product: Product, sku: Sku, quantity: number): OrderLine => ({
  lineId,
  product,
  sku,
  quantity,
  subtotal: sku.price * quantity,
});

function resolveProduct(call: SourceCall, source: Schema<'ProductSource'>): ResolvedSource {
  const { world, refuse } = call;
  const product = world.products.get(source.product_id);
  if (!product || !isListed(world, product)) throw refuse('product_not_found');
  const sku = product.skus.find(({ id }) => id === source.sku_id);
  if (!sku) throw refuse('sku_not_found');
  if (sku.stock < source.quantity) throw outOfStock(call, product.id, sku);
  checkLimit(call, sku, source.quantity);
  return { lines: [orderLine(null, product, sku, source.quantity)], changes: [] };
}

function resolveCartLines(call: SourceCall, lineIds: readonly number[]): ResolvedSource {
  const { world, customer, refuse } = call;
  const asked = new Set(lineIds);
  const cart = byShop(world, customer.cart).filter(({ id }) => asked.has(id));
  if (cart.length < asked.size) throw refuse('cart_line_not_found');

  const lines: OrderLine[] = [];
  const changes: Change[] = [];
  for (const line of cart) {
    const { id: lineId, quantity, priceWhenAdded } = line;
    const product = world.products.get(line.productId);
    // Products leave the catalogue, never the world.
    if (!product) throw new Error(`Cart line ${lineId} is for product ${line.productId}, which does not exist`);
    const sku = product.skus.find(({ id }) => id === line.skuId);
    if (!sku || invalidReason(world, line) !== null) {
      changes.push({ kind: 'removed', lineId, product, before: quantity, after: null });
      continue;
    }
    const kept = Math.min(quantity, sku.stock);
    checkLimit(call, sku, kept);
    if (sku.price !== priceWhenAdded) {
      changes.push({ kind: 'price', lineId, product, before: priceWhenAdded, after: sku.price });
    }
    if (kept < quantity) changes.push({ kind: 'stock', lineId, product, before: quantity, after: kept });
    lines.push(orderLine(lineId, product, sku, kept));
  }
  const [first] = cart;
  if (lines.length === 0 && first) throw outOfStock(call, first.productId, { id: first.skuId, stock: 0 });
  return { lines, changes };
}

/** All lines in the order of the cart's groups: shop by shop, the most recently added shop first. */
function byShop(world: World, cart: readonly CartLine[]): CartLine[] {
  const groups = groupBy(inCartOrder(cart), ({ productId }) => world.products.get(productId)?.shopId);
  return [...groups.values()].flat();
}

function checkLimit({ refuse }: SourceCall, { limit }: Sku, quantity: number): void {
  if (limit !== null && quantity > limit) throw refuse('limit_exceeded', { limit });
}

const outOfStock = ({ refuse }: SourceCall, productId: number, { id, stock }: Pick<Sku, 'id' | 'stock'>) =>
  refuse('out_of_stock', { product_id: productId, sku_id: id, stock });
