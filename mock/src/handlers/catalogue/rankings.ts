import { paginate } from '../../serializers/page.ts';
import { productCardSerializer } from '../../serializers/product.ts';
import type { Instant, Product, Shop, World } from '../../world/types.ts';
import { canBeBought } from '../../world/views/offer.ts';
import { isListed } from '../../world/views/products.ts';
import { productsOf, salesOf } from '../../world/views/shops.ts';
import { type Period, soldIn } from '../../world/views/sold.ts';
import type { Handler } from '../handler.ts';

const PLACES = 500;
const SHOP_PLACES = 100;

/** Products in stock by pieces sold in a period; ties by total sales, then by higher id. */
export const hotProducts = (
  world: World,
  now: Instant,
  period: Period,
  wanted: (product: Product) => boolean = () => true,
): Product[] => {
  const sold = soldIn(world, now, period);
  return [...world.products.values()]
    .filter((product) => wanted(product) && canBeBought(world, product))
    .map((product) => ({ product, pieces: sold.get(product.id) ?? 0 }))
    .sort((a, b) => b.pieces - a.pieces || b.product.sales - a.product.sales || b.product.id - a.product.id)
    .slice(0, PLACES)
    .map(({ product }) => product);
};

export const listHotProducts: Handler<'listHotProducts'> = (call) => {
  const { world, now, query } = call;
  const { category_id, period = 'week' } = query;
  const wanted = ({ categoryId }: Product) => category_id === undefined || categoryId === category_id;
  return paginate(query, hotProducts(world, now, period, wanted), productCardSerializer(call));
};

/** Open shops by pieces sold in the last 7 days; ties by total sales, then by higher id. */
export const hotShops = (world: World, now: Instant): Shop[] => {
  const sold = soldIn(world, now, 'week');
  return [...world.shops.values()]
    .filter(({ status }) => status === 'open')
    .map((shop) => ({
      shop,
      pieces: productsOf(world, shop.id).reduce((sum, { id }) => sum + (sold.get(id) ?? 0), 0),
      sales: salesOf(world, shop),
    }))
    .sort((a, b) => b.pieces - a.pieces || b.sales - a.sales || b.shop.id - a.shop.id)
    .slice(0, SHOP_PLACES)
    .map(({ shop }) => shop);
};

/** The number of offered products, including sold-out ones, per category and in total. */
export const offeredCounts = (world: World): { total: number; byCategory: ReadonlyMap<number, number> } => {
  const byCategory = new Map<number, number>();
  let total = 0;
  for (const product of world.products.values()) {
    if (!isListed(world, product)) continue;
    total += 1;
    byCategory.set(product.categoryId, (byCategory.get(product.categoryId) ?? 0) + 1);
  }
  return { total, byCategory };
};
