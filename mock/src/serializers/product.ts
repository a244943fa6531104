import type { Schema } from '@meridian/sdk';
import { fromCents } from '@meridian/sdk/rules';
import { DAY } from '../world/clock.ts';
import { filmOf } from '../world/pictures.ts';
import { priorPrice } from '../world/price-history.ts';
import type { Category, EconomicOperator, Product, Shop } from '../world/types.ts';
import { deliveryDays } from '../world/views/delivery-days.ts';
import { isFreeFreight, offerOf } from '../world/views/offer.ts';
import { freightFor, isListed, productState } from '../world/views/products.ts';
import { productRating, reviewsOf } from '../world/views/ratings.ts';
import { categoryOf } from './category.ts';
import type { SerializerContext } from './context.ts';
import { dayIn } from './local-date.ts';
import { summaryOf } from './review-summary.ts';
import { serializeSeller } from './seller.ts';
import { serializeShopRef, shopCardSerializer, shopOf } from './shop.ts';
import { foreignLanguage } from './text-language.ts';
import { toTime } from './time.ts';

/** The first picture. Throws if the product has none. */
export const pictureOf = ({ id, pictures: [first] }: Product): string => {
  if (first === undefined) throw new Error(`Product ${id} has no picture`);
  return first;
};

export const moneyOrNull = (cents: number | null) => (cents === null ? null : fromCents(cents));

/** The identifying properties of a product, in every answer about one. */
export const serializeProductRef = ({ world, text }: Pick<SerializerContext, 'world' | 'text'>, product: Product) => ({
  id: product.id,
  name: text(product.name),
  picture: pictureOf(product),
  category_code: categoryOf(world, product).code,
});

/** The SKU of a product without options. */
const onlySkuId = ({ skus: [first, ...more] }: Product): number | null =>
  first && more.length === 0 ? first.id : null;

const figures = (context: SerializerContext, product: Product, shop: Shop, liked: boolean) => {
  const { world } = context;
  const { price, marketPrice, priorPrice: prior, stock } = offerOf(product);
  const listed = isListed(world, product);
  const { count, favourableRate, average } = productRating(world, product.id);
  return {
    ...serializeProductRef(context, product),
    ...foreignLanguage(context, product.name),
    category_id: product.categoryId,
    price: fromCents(price),
    market_price: moneyOrNull(marketPrice),
    prior_price: moneyOrNull(prior),
    sales: product.sales,
    favourable_rate: count > 0 ? favourableRate : null,
    score: count > 0 ? average : null,
    stock: listed ? stock : 0,
    free_freight: isFreeFreight(shop, price),
    liked,
    sku_count: listed ? product.skus.length : 0,
    sku_id: listed ? onlySkuId(product) : null,
    created_at: toTime(product.createdAt),
  };
};

/** Serializes the cards of one answer, looking up the customer's likes once for all of them. */
export const productCardSerializer = (context: SerializerContext): ((product: Product) => Schema<'ProductCard'>) => {
  const liked = new Set(context.customer?.likes.map(({ productId }) => productId));
  return (product) => {
    const shop = shopOf(context.world, product);
    return { ...figures(context, product, shop, liked.has(product.id)), shop: serializeShopRef(context, shop) };
  };
};

const choices = ({ text }: SerializerContext, { specGroups, skus }: Product) => ({
  spec_groups: specGroups.map(({ id, name, values }) => ({
    id,
    name: text(name),
    values: values.map((value) => ({ ...value, name: text(value.name) })),
  })),
  skus: skus.map((sku) => ({
    id: sku.id,
    value_ids: [...sku.valueIds],
    price: fromCents(sku.price),
    market_price: sku.marketPrice !== null && sku.marketPrice > sku.price ? fromCents(sku.marketPrice) : null,
    prior_price: moneyOrNull(priorPrice(sku)),
    stock: sku.stock,
    picture: sku.picture,
    limit: sku.limit,
  })),
});

const serializeSizeGuide = ({ text }: SerializerContext, { sizeGuide }: Product): Schema<'SizeGuide'> | null =>
  sizeGuide && {
    columns: sizeGuide.columns.map((column) => text(column)),
    rows: sizeGuide.rows.map((row) => row.map((cell) => text(cell))),
    unit: sizeGuide.unit,
    note: sizeGuide.note && text(sizeGuide.note),
  };

/** Delivery to the default address, else within the shop's own country. */
const serializeDelivery = ({ text, now, customer }: SerializerContext, shop: Shop): Schema<'ProductDelivery'> => {
  const destination = customer?.addresses.find(({ isDefault }) => isDefault)?.country ?? shop.returns.country;
  const { min, max } = deliveryDays(shop, destination);
  return {
    from: text(shop.dispatch.from),
    days_min: min,
    days_max: max,
    arrives_from: dayIn(destination, now + min * DAY),
    arrives_by: dayIn(destination, now + max * DAY),
  };
};

const serializeOperator = ({ areaText, ...operator }: EconomicOperator): Schema<'EconomicOperator'> => ({
  ...operator,
  area_text: areaText,
});

/** The full product. A removed one has no specifications; the mock's freight knows no zones. */
export const serializeProduct = (context: SerializerContext, product: Product): Schema<'Product'> => {
  const { world, text, customer } = context;
  const shop = shopOf(world, product);
  const status = productState(world, product);
  const liked = customer?.likes.some(({ productId }) => productId === product.id) ?? false;
  return {
    ...figures(context, product, shop, liked),
    pictures: [...product.pictures],
    description: text(product.description),
    ...(status === 'removed' ? { spec_groups: [], skus: [] } : choices(context, product)),
    status,
    freight: fromCents(freightFor(shop, offerOf(product).price)),
    free_freight_from: moneyOrNull(shop.freight.freeFrom),
    delivery: serializeDelivery(context, shop),
    return_days: product.returnDays,
    reviews: summaryOf(productRating(world, product.id), reviewsOf(world, product.id)),
    shop: shopCardSerializer(context)(shop),
    facts: product.facts.map(({ name, value }) => ({ name: text(name), value: text(value) })),
    size_guide: status === 'removed' ? null : serializeSizeGuide(context, product),
    video: status === 'removed' ? null : filmOf(pictureOf(product)),
    seller: serializeSeller(context, shop),
    manufacturer: product.manufacturer && serializeOperator(product.manufacturer),
    responsible_person: product.responsiblePerson && serializeOperator(product.responsiblePerson),
    warnings: product.warnings.map((warning) => text(warning)),
  };
};

/** A category with the number of products offered in it. */
export const serializeCategory = (
  { text }: Pick<SerializerContext, 'text'>,
  { id, code, name, picture }: Category,
  offered: ReadonlyMap<number, number>,
): Schema<'Category'> => ({ id, category_code: code, name: text(name), picture, product_count: offered.get(id) ?? 0 });
