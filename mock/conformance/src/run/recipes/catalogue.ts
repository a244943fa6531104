import type { Recipes } from './recipe.ts';
import { upload } from './uploads.ts';

export const catalogueRecipes = {
  listSuggestions: { effect: 'none', prepare: () => ({ query: { keyword: 'a' } }) },
  likeProduct: {
    effect: 'undone',
    async prepare(walk) {
      const product_id = walk.id('product_id');
      const { liked } = await walk.call('getProduct', { query: { product_id } });
      const body = { product_id, liked: !liked };
      return { body, undo: () => walk.call('likeProduct', { body: { ...body, liked } }) };
    },
  },
  likeProducts: {
    effect: 'undone',
    async prepare(walk) {
      const product_id = walk.id('product_id');
      const { liked } = await walk.call('getProduct', { query: { product_id } });
      const body = { product_ids: [product_id], liked: !liked };
      return { body, undo: () => walk.call('likeProducts', { body: { ...body, liked } }) };
    },
  },
  followShop: {
    effect: 'undone',
    async prepare(walk) {
      const shop_id = walk.id('shop_id');
      const { followed } = await walk.call('getShop', { query: { shop_id } });
      const body = { shop_id, followed: !followed };
      return { body, undo: () => walk.call('followShop', { body: { ...body, followed } }) };
    },
  },
  reportProduct: {
    effect: 'lasting',
    prepare: async (walk) => ({
      body: {
        product_id: walk.id('product_id'),
        reason: 'other',
        explanation: 'A report made by a conformance run',
        proofs: [await upload(walk)],
      },
    }),
  },
} satisfies Recipes;
