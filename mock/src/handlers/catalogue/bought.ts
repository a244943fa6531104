import { paginate } from '../../serializers/page.ts';
import { productCardSerializer } from '../../serializers/product.ts';
import { toTime } from '../../serializers/time.ts';
import type { Customer, Order, OrderItem, Product, World } from '../../world/types.ts';
import { keptPieces } from '../../world/views/sold.ts';
import type { Handler } from '../handler.ts';

interface Bought {
  readonly product: Product;
  readonly order: Order;
  readonly item: OrderItem;
  readonly paidAt: number;
  readonly pieces: number;
}

/** The items a customer has paid for and kept, the one paid last first, the higher product among those of one order. */
const keptItems = (world: World, { id }: Customer): Bought[] =>
  [...world.orders.values()]
    .flatMap((order) => {
      const { customerId, paidAt, items } = order;
      if (customerId !== id || paidAt === null) return [];
      return items.flatMap((item) => {
        const product = world.products.get(item.productId);
        const pieces = keptPieces(world, order, item);
        return product && pieces > 0 ? [{ product, order, item, paidAt, pieces }] : [];
      });
    })
    .sort((a, b) => b.paidAt - a.paidAt || b.product.id - a.product.id || b.item.id - a.item.id);

/** Each product once, as it was bought last, with the pieces of all times. */
const boughtBy = (world: World, customer: Customer): Bought[] => {
  const byProduct = new Map<number, Bought>();
  for (const bought of keptItems(world, customer)) {
    const last = byProduct.get(bought.product.id);
    byProduct.set(bought.product.id, last ? { ...last, pieces: last.pieces + bought.pieces } : bought);
  }
  return [...byProduct.values()];
};

export const listBoughtProducts: Handler<'listBoughtProducts'> = (call) => {
  const card = productCardSerializer(call);
  return paginate(call.query, boughtBy(call.world, call.customer), ({ product, order, item, paidAt, pieces }) => ({
    product: card(product),
    order_id: order.id,
    sku_id: item.skuId,
    spec_text: call.text(item.specText),
    pieces,
    bought_at: toTime(paidAt),
  }));
};
