import { groupBy } from '../../../shared/group-by.ts';
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
}

/** The items that a customer has paid for and kept, latest payment first, then higher product id first. */
const keptItems = (world: World, { id }: Customer): Bought[] =>
  [...world.orders.values()]
    .flatMap((order) => {
      const { customerId, paidAt, items } = order;
      if (customerId !== id || paidAt === null) return [];
      return items.flatMap((item) => {
        const product = world.products.get(item.productId);
        return product && keptPieces(world, order, item) > 0 ? [{ product, order, item, paidAt }] : [];
      });
    })
    .sort((a, b) => b.paidAt - a.paidAt || b.product.id - a.product.id || b.item.id - a.item.id);

/** Each product once, as last bought. */
const boughtBy = (world: World, customer: Customer): Bought[] => {
  const byProduct = groupBy(keptItems(world, customer), ({ product }) => product.id);
  return [...byProduct.values()].flatMap(([last]) => last ?? []);
};

export const listBoughtProducts: Handler<'listBoughtProducts'> = (call) => {
  const card = productCardSerializer(call);
  return paginate(call.query, boughtBy(call.world, call.customer), ({ product, order, item, paidAt }) => ({
    product: card(product),
    order_id: order.id,
    sku_id: item.skuId,
    spec_text: call.text(item.specText),
    bought_at: toTime(paidAt),
  }));
};
