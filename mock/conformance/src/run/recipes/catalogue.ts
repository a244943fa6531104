import { type Driver, Unreached } from '../driver.ts';
import type { Recipes } from './recipe.ts';
import { upload } from './uploads.ts';

/** A favourite that can be bought: the oldest on the first page, so that its place in the list is seen to stay. */
async function favourite(driver: Driver): Promise<number> {
  const { list } = await driver.call('listLikedProducts', {});
  const product = list.findLast((entry) => entry.product.stock > 0)?.product;
  if (product === undefined) throw new Unreached('no product that can be bought is a favourite');
  return product.id;
}

export const catalogueRecipes = {
  listSuggestions: { effect: 'none', prepare: () => ({ query: { keyword: 'a' } }) },
  likeProduct: {
    effect: 'undone',
    async prepare(driver) {
      const product_id = driver.id('product_id');
      const { liked } = await driver.call('getProduct', { query: { product_id } });
      const body = { product_id, liked: !liked };
      return { body, undo: () => driver.call('likeProduct', { body: { ...body, liked } }) };
    },
    async undoable(driver) {
      const body = { product_id: await favourite(driver), liked: false };
      return { body, undo: () => driver.call('likeProduct', { body: { ...body, liked: true } }) };
    },
  },
  likeProducts: {
    effect: 'undone',
    async prepare(driver) {
      const product_id = driver.id('product_id');
      const { liked } = await driver.call('getProduct', { query: { product_id } });
      const body = { product_ids: [product_id], liked: !liked };
      return { body, undo: () => driver.call('likeProducts', { body: { ...body, liked } }) };
    },
    async undoable(driver) {
      const body = { product_ids: [await favourite(driver)], liked: false };
      return { body, undo: () => driver.call('likeProducts', { body: { ...body, liked: true } }) };
    },
  },
  followShop: {
    effect: 'undone',
    async prepare(driver) {
      const shop_id = driver.id('shop_id');
      const { followed } = await driver.call('getShop', { query: { shop_id } });
      const body = { shop_id, followed: !followed };
      return { body, undo: () => driver.call('followShop', { body: { ...body, followed } }) };
    },
    async undoable(driver) {
      const { list } = await driver.call('listFollowedShops', {});
      const shop = list.at(-1)?.shop;
      if (shop === undefined) throw new Unreached('no shop is followed');
      const body = { shop_id: shop.id, followed: false };
      return { body, undo: () => driver.call('followShop', { body: { ...body, followed: true } }) };
    },
  },
  reportProduct: {
    effect: 'lasting',
    prepare: async (driver) => ({
      body: {
        product_id: driver.id('product_id'),
        reason: 'other',
        explanation: 'A report made by a conformance run',
        proofs: [await upload(driver)],
      },
    }),
  },
} satisfies Recipes;
