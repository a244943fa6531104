import type { Schema } from '@meridian/sdk';
import type { Product, Shop, World } from '../world/types.ts';
import { isListed } from '../world/views/products.ts';
import { fansOf, productsOf, salesOf, shopRating } from '../world/views/shops.ts';
import { soldIn } from '../world/views/sold.ts';
import { categoryOf } from './category.ts';
import type { SerializerContext } from './context.ts';

/** The shop of a product, order or other record. Throws if the world is inconsistent. */
export const shopOf = (world: World, { shopId }: { readonly shopId: number }): Shop => {
  const shop = world.shops.get(shopId);
  if (!shop) throw new Error(`There is no shop ${shopId}`);
  return shop;
};

export const serializeShopRef = ({ text }: Pick<SerializerContext, 'text'>, shop: Shop): Schema<'ShopRef'> => ({
  id: shop.id,
  name: text(shop.name),
  logo: shop.logo,
  initials: shop.initials,
});

/** The products that a shop offers now; none while it is closed. */
export const offeredBy = (world: World, { id }: Shop): Product[] =>
  productsOf(world, id).filter((product) => isListed(world, product));

const PICTURES = 3;

const serializeShopPicture = (world: World, product: Product): Schema<'ShopPicture'>[] => {
  const [picture] = product.pictures;
  if (!picture) return [];
  return [{ product_id: product.id, picture, category_code: categoryOf(world, product).code }];
};

/** Serializes the cards of one answer, looking up the customer's follows and the sales figures once for all of them. */
export const shopCardSerializer = (context: SerializerContext): ((shop: Shop) => Schema<'ShopCard'>) => {
  const { world, now, customer } = context;
  const followed = new Set(customer?.follows.map(({ shopId }) => shopId));
  const sold = soldIn(world, now, 'month');
  const soldOf = ({ id }: Product) => sold.get(id) ?? 0;
  return (shop) => {
    const offered = offeredBy(world, shop);
    const best = offered.toSorted((a, b) => soldOf(b) - soldOf(a) || b.id - a.id).slice(0, PICTURES);
    const { count, favourableRate } = shopRating(world, shop);
    return {
      ...serializeShopRef(context, shop),
      fans: fansOf(world, shop),
      total_sales: salesOf(world, shop),
      favourable_rate: count > 0 ? favourableRate : null,
      followed: followed.has(shop.id),
      product_count: offered.length,
      pictures: best.flatMap((product) => serializeShopPicture(world, product)),
    };
  };
};
