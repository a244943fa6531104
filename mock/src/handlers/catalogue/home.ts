import type { Schema } from '@meridian/sdk';
import type { SerializerContext } from '../../serializers/context.ts';
import { productCardSerializer, serializeCategory } from '../../serializers/product.ts';
import { shopCardSerializer } from '../../serializers/shop.ts';
import { BANNERS, NOTICES } from '../../world/texts/home.ts';
import type { World } from '../../world/types.ts';
import { canBeBought } from '../../world/views/offer.ts';
import type { Handler } from '../handler.ts';
import { hotProducts, hotShops, offeredCounts } from './rankings.ts';

const PRODUCTS = 20;
const SHOPS = 10;

/** A banner about a product or a shop shows only while it can be bought from. */
const canBeShown = (world: World, { product: id, shop }: (typeof BANNERS)[number]): boolean => {
  if (shop !== undefined) return world.shops.get(shop)?.status === 'open';
  if (id === undefined) return true;
  const product = world.products.get(id);
  return product !== undefined && canBeBought(world, product);
};

const banners = ({ world, text }: SerializerContext) =>
  BANNERS.filter((banner) => canBeShown(world, banner)).map(({ id, title, subtitle, picture, categoryCode, link }) => ({
    id,
    title: text(title),
    subtitle: text(subtitle),
    picture,
    category_code: categoryCode,
    link,
  }));

const notices = ({ world, now, text }: SerializerContext) => {
  const passed = now - world.epoch;
  return NOTICES.filter(({ from, until }) => from <= passed && passed < until).map((notice) => ({
    id: notice.id,
    text: text(notice.text),
    link: notice.link,
  }));
};

/** The home page, block by block, without empty blocks. */
export const getHome: Handler<'getHome'> = (call) => {
  const { world, now } = call;
  const { total, byCategory } = offeredCounts(world);
  const blocks = [
    { type: 'banners', items: banners(call) },
    { type: 'categories', items: world.categories.map((category) => serializeCategory(call, category, byCategory)) },
    {
      type: 'hot_products',
      items: hotProducts(world, now, 'week').slice(0, PRODUCTS).map(productCardSerializer(call)),
    },
    { type: 'hot_shops', items: hotShops(world, now).slice(0, SHOPS).map(shopCardSerializer(call)) },
    { type: 'notices', items: notices(call) },
  ] satisfies Schema<'HomeBlock'>[];
  return { product_count: total, blocks: blocks.filter(({ items }) => items.length > 0) };
};
