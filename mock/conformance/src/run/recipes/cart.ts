import type { DataOf } from '@meridian/sdk';
import { groupBy } from '../../../../shared/group-by.ts';
import { type Driver, ignoreUnreached, Unreached } from '../driver.ts';
import type { Recipes } from './recipe.ts';

/** An item to buy: the first SKU with three pieces to buy among the products seen, without those in the cart. */
export async function offer(driver: Driver, inCart?: () => Promise<ReadonlySet<number>>) {
  const known = driver.ids.of('product_id');
  const all = known.length > 0 ? known : (await driver.call('listProducts', {})).list.map(({ id }) => id);
  const seen = all.slice(0, 20);
  if (seen.length === 0) driver.id('product_id');
  for (const product_id of seen) {
    const [{ skus }, taken] = await Promise.all([driver.call('getProduct', { query: { product_id } }), inCart?.()]);
    const sku = skus.find((one) => canBuy(one, 3) && !taken?.has(one.id));
    if (sku !== undefined) return { product_id, sku_id: sku.id };
  }
  const others = inCart === undefined ? '' : ' of an item that is not in the cart';
  throw new Unreached(`none of the ${seen.length} products looked at offers three pieces${others}`);
}

const canBuy = ({ stock, limit }: DataOf<'getProduct'>['skus'][number], pieces: number) =>
  Math.min(stock, limit ?? stock) >= pieces;

async function skusInCart(driver: Driver): Promise<ReadonlySet<number>> {
  const { groups, invalid } = await driver.call('getCart', {});
  return new Set([...groups.flatMap(({ lines }) => lines), ...invalid].map(({ sku_id }) => sku_id));
}

/** The input for a line of the run's own: an item that is not in the cart. */
async function newLine(driver: Driver) {
  return { ...(await offer(driver, () => skusInCart(driver))), quantity: 1, idempotency_key: driver.uuid() };
}

/** Another SKU of a product that can be bought and is not in the cart. */
async function otherSku(driver: Driver, product_id: number): Promise<number | undefined> {
  const product = driver.call('getProduct', { query: { product_id } });
  const [{ skus }, taken] = await Promise.all([product, skusInCart(driver)]);
  return skus.find((one) => canBuy(one, 3) && !taken.has(one.id))?.id;
}

/** Puts a line of the run's own into the cart. */
async function ownLine(driver: Driver) {
  const body = await newLine(driver);
  const cart = await driver.call('addCartLine', { body });
  const line_id = lineIn(cart, body.sku_id);
  return { ...body, line_id, version: cart.version, remove: () => removeLine(driver, line_id) };
}

function lineIn({ groups }: DataOf<'addCartLine'>, sku_id: number): number {
  const line = groups.flatMap(({ lines }) => lines).find((one) => one.sku_id === sku_id);
  if (line === undefined) throw new Unreached('what was added does not show in the cart');
  return line.id;
}

/**
 * Puts lines of the run's own into the cart: so many pieces of two items of one shop, and of one of another, if that many
 * are offered, and with freight if there are. Looks at a few products.
 */
export async function ownLines(driver: Driver, pieces: readonly [number, number, number]) {
  const found: Readonly<Record<'shop' | 'product_id' | 'sku_id', number> & { isFree: boolean }>[] = [];
  const shopsOf = (items: typeof found) =>
    [...groupBy(items, ({ shop }) => shop).values()].toSorted((one, other) => other.length - one.length);
  const withFreight = () => shopsOf(found.filter(({ isFree }) => !isFree));
  const isEnough = ([most = [], ...others]: (typeof found)[]) => most.length > 1 && others.length > 0;
  const seen = driver.ids.of('product_id').slice(0, 20);
  const asked = seen.map((product_id) => driver.call('getProduct', { query: { product_id } }));
  const [taken, ...products] = await Promise.all([skusInCart(driver), ...asked]);
  for (const { id, shop, skus, free_freight: isFree } of products) {
    const sku = skus.find((one) => canBuy(one, Math.max(...pieces)) && !taken.has(one.id));
    if (sku !== undefined) found.push({ shop: shop.id, isFree, product_id: id, sku_id: sku.id });
    if (isEnough(withFreight())) break;
  }
  const [most = [], others = []] = isEnough(withFreight()) ? withFreight() : shopsOf(found);
  const line_ids: number[] = [];
  for (const [index, { product_id, sku_id }] of [...most.slice(0, 2), ...others.slice(0, 1)].entries()) {
    const body = { product_id, sku_id, quantity: pieces[index] ?? 1, idempotency_key: driver.uuid() };
    line_ids.push(lineIn(await driver.call('addCartLine', { body }), sku_id));
  }
  if (line_ids.length === 0) throw new Unreached(`no product looked at offers ${Math.max(...pieces)} pieces`);
  return { line_ids, remove: () => driver.send('deleteCartLines', { body: { line_ids } }) };
}

const removeLine = (driver: Driver, line_id: number) =>
  driver.call('deleteCartLines', { body: { line_ids: [line_id] } });

export const cartRecipes = {
  addCartLine: {
    effect: 'undone',
    async prepare(driver) {
      const body = await newLine(driver);
      return { body, undo: (cart) => removeLine(driver, lineIn(cart, body.sku_id)) };
    },
    variants: [
      // More pieces for a line that is there.
      async (driver) => {
        const { product_id, sku_id, remove } = await ownLine(driver);
        return { body: { product_id, sku_id, quantity: 2, idempotency_key: driver.uuid() }, undo: remove };
      },
    ],
  },
  updateCartLine: {
    effect: 'undone',
    async prepare(driver) {
      const { line_id, version, remove } = await ownLine(driver);
      return { body: { line_id, quantity: 2, version }, undo: remove };
    },
    variants: [
      // Another specification, where the product has one in stock.
      async (driver) => {
        const { product_id, sku_id, line_id, version, remove } = await ownLine(driver);
        const other = await otherSku(driver, product_id);
        return { body: { line_id, quantity: 2, sku_id: other ?? sku_id, version }, undo: remove };
      },
      // Another specification that has a line already, which is merged into this one.
      async (driver) => {
        const { product_id, sku_id, line_id, version, remove } = await ownLine(driver);
        const other = await otherSku(driver, product_id);
        const body = { product_id, sku_id: other ?? sku_id, quantity: 1, idempotency_key: driver.uuid() };
        const cart = other === undefined ? { version } : await driver.call('addCartLine', { body });
        return { body: { line_id, quantity: 2, sku_id: body.sku_id, version: cart.version }, undo: remove };
      },
    ],
  },
  deleteCartLines: {
    effect: 'undone',
    async prepare(driver) {
      const body = { line_ids: [(await ownLine(driver)).line_id] };
      return { body, discard: () => driver.send('deleteCartLines', { body }) };
    },
    async undoable(driver) {
      const { line_id } = await ownLine(driver);
      // A newer line beside it, where the shop has another item, shows whether it comes back to its place.
      await ownLine(driver).catch(ignoreUnreached);
      const body = { line_ids: [line_id] };
      return { body, undo: () => driver.call('restoreCartLines', { body }) };
    },
    async outdated(driver) {
      const { line_id, version, remove } = await ownLine(driver);
      await driver.call('updateCartLine', { body: { line_id, quantity: 2 } });
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
