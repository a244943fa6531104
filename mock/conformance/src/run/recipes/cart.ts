import { Unreached, type Walk } from '../walk.ts';
import type { Recipes } from './recipe.ts';

/** Something that can be bought: the first specification in stock among the products seen. */
export async function offer(walk: Walk) {
  const known = walk.ids.of('product_id');
  const seen = (known.length > 0 ? known : (await walk.call('listProducts', {})).list.map(({ id }) => id)).slice(0, 20);
  if (seen.length === 0) walk.id('product_id');
  for (const product_id of seen) {
    const { skus } = await walk.call('getProduct', { query: { product_id } });
    const sku = skus.find(({ stock }) => stock > 2);
    if (sku !== undefined) return { product_id, sku_id: sku.id };
  }
  throw new Unreached(`none of the ${seen.length} products looked at has three pieces in stock`);
}

/** Puts something into the cart, and gives its line. */
async function ownLine(walk: Walk) {
  const { product_id, sku_id } = await offer(walk);
  const body = { product_id, sku_id, quantity: 1, idempotency_key: walk.uuid() };
  const { line, version } = await lineIn(walk, sku_id, await walk.call('addCartLine', { body }));
  return { line_id: line.id, version, remove: () => walk.call('deleteCartLines', { body: { line_ids: [line.id] } }) };
}

async function lineIn(walk: Walk, sku_id: number, cart?: Cart) {
  const { groups, version } = cart ?? (await walk.call('getCart', {}));
  const line = groups.flatMap(({ lines }) => lines).find((one) => one.sku_id === sku_id);
  if (line === undefined) throw new Unreached('what was added does not show in the cart');
  return { line, version };
}

type Cart = Awaited<ReturnType<typeof getCart>>;
const getCart = (walk: Walk) => walk.call('getCart', {});

export const cartRecipes = {
  addCartLine: {
    effect: 'undone',
    async prepare(walk) {
      const { product_id, sku_id } = await offer(walk);
      return {
        body: { product_id, sku_id, quantity: 1, idempotency_key: walk.uuid() },
        async undo() {
          const { line } = await lineIn(walk, sku_id);
          if (line.quantity === 1) await walk.call('deleteCartLines', { body: { line_ids: [line.id] } });
          else await walk.call('updateCartLine', { body: { line_id: line.id, quantity: line.quantity - 1 } });
        },
      };
    },
  },
  updateCartLine: {
    effect: 'undone',
    async prepare(walk) {
      const { line_id, version, remove } = await ownLine(walk);
      return { body: { line_id, quantity: 2, version }, undo: remove };
    },
  },
  deleteCartLines: {
    effect: 'undone',
    prepare: async (walk) => ({ body: { line_ids: [(await ownLine(walk)).line_id] } }),
  },
  restoreCartLines: {
    effect: 'undone',
    async prepare(walk) {
      const { line_id, remove } = await ownLine(walk);
      await remove();
      return { body: { line_ids: [line_id] }, undo: remove };
    },
  },
} satisfies Recipes;
