import type { Recipes } from './recipe.ts';
import { upload } from './uploads.ts';

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
  },
  likeProducts: {
    effect: 'undone',
    async prepare(driver) {
      const product_id = driver.id('product_id');
      const { liked } = await driver.call('getProduct', { query: { product_id } });
      const body = { product_ids: [product_id], liked: !liked };
      return { body, undo: () => driver.call('likeProducts', { body: { ...body, liked } }) };
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
