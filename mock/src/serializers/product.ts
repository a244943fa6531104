import type { Schema } from '@meridian/sdk';
import { isFreeFreight, offerOf } from '../handlers/catalogue/offer.ts';
import { summaryOf } from '../handlers/reviews/summary.ts';
import { formatCents } from '../world/money.ts';
import type { Category, Product, Shop, World } from '../world/types.ts';
import { freightFor, isListed, productState } from '../world/views/products.ts';
import { productRating, reviewsOf } from '../world/views/ratings.ts';
import type { SerializerContext } from './context.ts';
import { serializeShopRef, shopCardSerializer, shopOf } from './shop.ts';
import { toTime } from './time.ts';

/** A product's category. Throws when the world is broken. */
export const categoryOf = (world: World, { categoryId }: Pick<Product, 'categoryId'>): Category => {
  const category = world.categories.find(({ id }) => id === categoryId);
  if (!category) throw new Error(`There is no category ${categoryId}`);
  return category;
};

/** The first picture. Throws when a product has none. */
export const pictureOf = ({ id, pictures: [first] }: Product): string => {
  if (first === undefined) throw new Error(`Product ${id} has no picture`);
  return first;
};

/** Cents as the contract's money, or null. */
const moneyOrNull = (cents: number | null) => (cents === null ? null : formatCents(cents));

/** What tells a product from others at a glance; every shape of a product has it. */
export const serializeProductRef = ({ world, text }: Pick<SerializerContext, 'world' | 'text'>, product: Product) => ({
  id: product.id,
  name: text(product.name),
  picture: pictureOf(product),
  tint: categoryOf(world, product).code,
});

const figures = (view: SerializerContext, product: Product, shop: Shop, liked: boolean) => {
  const { world } = view;
  const { price, marketPrice, stock } = offerOf(product);
  const listed = isListed(world, product);
  const { count, favourableRate, average } = productRating(world, product.id);
  return {
    ...serializeProductRef(view, product),
    category_id: product.categoryId,
    price: formatCents(price),
    market_price: moneyOrNull(marketPrice),
    sales: product.sales,
    favourable_rate: count > 0 ? favourableRate : null,
    score: count > 0 ? average : null,
    stock: listed ? stock : 0,
    free_freight: isFreeFreight(shop, price),
    liked,
    sku_count: listed ? product.skus.length : 0,
    created_at: toTime(product.createdAt),
  };
};

/** Writes the cards of one answer: what the customer likes is looked up once for all of them. */
export const productCardSerializer = (view: SerializerContext): ((product: Product) => Schema<'ProductCard'>) => {
  const liked = new Set(view.customer?.likes.map(({ productId }) => productId));
  return (product) => {
    const shop = shopOf(view.world, product);
    return { ...figures(view, product, shop, liked.has(product.id)), shop: serializeShopRef(view, shop) };
  };
};

const choices = ({ text }: SerializerContext, { specGroups, skus }: Product) => ({
  spec_groups: specGroups.map(({ id, name, values }) => ({
    id,
    name: text(name),
    values: values.map((value) => ({ id: value.id, name: text(value.name), picture: value.picture })),
  })),
  skus: skus.map(({ id, valueIds, price, marketPrice, stock, picture, limit }) => ({
    id,
    value_ids: [...valueIds],
    price: formatCents(price),
    market_price: marketPrice !== null && marketPrice > price ? formatCents(marketPrice) : null,
    stock,
    picture,
    limit,
  })),
});

/** Everything about one product. A removed one has no specifications any more; the mock's freight knows no zones. */
export const serializeProduct = (view: SerializerContext, product: Product): Schema<'Product'> => {
  const { world, text, customer } = view;
  const shop = shopOf(world, product);
  const status = productState(world, product);
  const liked = customer?.likes.some(({ productId }) => productId === product.id) ?? false;
  return {
    ...figures(view, product, shop, liked),
    pictures: [...product.pictures],
    description: text(product.description),
    ...(status === 'removed' ? { spec_groups: [], skus: [] } : choices(view, product)),
    status,
    freight: formatCents(freightFor(shop, offerOf(product).price)),
    free_freight_from: moneyOrNull(shop.freight.freeFrom),
    delivery: {
      from: text(shop.dispatch.from),
      days_min: shop.dispatch.daysMin,
      days_max: shop.dispatch.daysMax,
    },
    return_days: product.returnDays,
    reviews: summaryOf(productRating(world, product.id), reviewsOf(world, product.id)),
    shop: shopCardSerializer(view)(shop),
  };
};

/** A category with how many products are offered in it. */
export const serializeCategory = (
  { text }: Pick<SerializerContext, 'text'>,
  { id, code, name, picture }: Category,
  offered: ReadonlyMap<number, number>,
): Schema<'Category'> => ({ id, code, name: text(name), picture, product_count: offered.get(id) ?? 0 });
