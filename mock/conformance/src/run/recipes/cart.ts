import { type Driver, Unreached } from '../driver.ts';
import type { Recipes } from './recipe.ts';

/** An item to buy: the first SKU in stock among the products seen. */
export async function offer(driver: Driver) {
  const known = driver.ids.of('product_id');
  const seen = (known.length > 0 ? known : (await driver.call('listProducts', {})).list.map(({ id }) => id)).slice(
    0,
    20,
  );
  if (seen.length === 0) driver.id('product_id');
  for (const product_id of seen) {
    const { skus } = await driver.call('getProduct', { query: { product_id } });
    const sku = skus.find(({ stock }) => stock > 2);
    if (sku !== undefined) return { product_id, sku_id: sku.id };
  }
  throw new Unreached(`none of the ${seen.length} products looked at has three pieces in stock`);
}

/** Puts an item into the cart, and returns its line. */
async function ownLine(driver: Driver) {
  const { product_id, sku_id } = await offer(driver);
  const body = { product_id, sku_id, quantity: 1, idempotency_key: driver.uuid() };
  const { line, version } = await lineIn(driver, sku_id, await driver.call('addCartLine', { body }));
  return {
    product_id,
    sku_id,
    line_id: line.id,
    version,
    otherQuantity: line.quantity === 1 ? 2 : 1,
    remove: () => driver.call('deleteCartLines', { body: { line_ids: [line.id] } }),
  };
}

async function lineIn(driver: Driver, sku_id: number, cart?: Cart) {
  const { groups, version } = cart ?? (await driver.call('getCart', {}));
  const line = groups.flatMap(({ lines }) => lines).find((one) => one.sku_id === sku_id);
  if (line === undefined) throw new Unreached('what was added does not show in the cart');
  return { line, version };
}

type Cart = Awaited<ReturnType<typeof getCart>>;
const getCart = (driver: Driver) => driver.call('getCart', {});

export const cartRecipes = {
  addCartLine: {
    effect: 'undone',
    async prepare(driver) {
      const { product_id, sku_id } = await offer(driver);
      return {
        body: { product_id, sku_id, quantity: 1, idempotency_key: driver.uuid() },
        async undo() {
          const { line } = await lineIn(driver, sku_id);
          if (line.quantity === 1) await driver.call('deleteCartLines', { body: { line_ids: [line.id] } });
          else await driver.call('updateCartLine', { body: { line_id: line.id, quantity: line.quantity - 1 } });
        },
      };
    },
  },
  updateCartLine: {
    effect: 'undone',
    async prepare(driver) {
      const { line_id, version, otherQuantity, remove } = await ownLine(driver);
      return { body: { line_id, quantity: otherQuantity, version }, undo: remove };
    },
    variants: [
      // Another specification, where the product has one in stock.
      async (driver) => {
        const { product_id, sku_id, line_id, version, remove } = await ownLine(driver);
        const { skus } = await driver.call('getProduct', { query: { product_id } });
        const other = skus.find(({ id, stock }) => id !== sku_id && stock > 2);
        return { body: { line_id, quantity: 1, sku_id: other?.id ?? sku_id, version }, undo: remove };
      },
    ],
  },
  deleteCartLines: {
    effect: 'undone',
    prepare: async (driver) => ({ body: { line_ids: [(await ownLine(driver)).line_id] } }),
    async undoable(driver) {
      const { line_id } = await ownLine(driver);
      const body = { line_ids: [line_id] };
      return { body, undo: () => driver.call('restoreCartLines', { body }) };
    },
    async outdated(driver) {
      const { line_id, version, otherQuantity, remove } = await ownLine(driver);
      await driver.call('updateCartLine', { body: { line_id, quantity: otherQuantity } });
      return { body: { line_ids: [line_id], version }, undo: remove };
    },
  },
  restoreCartLines: {
    effect: 'undone',
    async prepare(driver) {
      const { line_id, remove } = await ownLine(driver);
      await remove();
      return { body: { line_ids: [line_id] }, undo: remove };
    },
  },
} satisfies Recipes;
