import type { ArgsOf, DataOf } from '@meridian/sdk';
import { type Driver, Unreached } from '../driver.ts';
import { ownAddress, someAddress } from './account.ts';
import { offer, ownLines } from './cart.ts';
import type { Recipes } from './recipe.ts';

type OrderCard = DataOf<'listOrders'>['list'][number];
type Action = OrderCard['allowed_actions'][number];

/** The orders of the first customer that allow an action, newest first. Throws Unreached when none does. */
export async function ordersAllowing(driver: Driver, action: Action): Promise<[OrderCard, ...OrderCard[]]> {
  const ask = (page: number) => driver.call('listOrders', { query: { limit: 50, page } });
  const all = (await Promise.all([1, 2, 3].map(ask))).flatMap(({ list }) => list);
  const [first, ...others] = all.filter(({ allowed_actions }) => allowed_actions.includes(action));
  if (first === undefined) throw new Unreached(`no order of the customer allows "${action}"`);
  return [first, ...others];
}

/** Quantities that make odd sums, those that hardly reach what ships free, and the former with a discount. */
const [PIECES, SINGLE, PROMO] = [[3, 5, 7] as const, [1, 1, 1] as const, 'promo'] as const;

type Source = ArgsOf<'quoteOrder'>['body']['source'];

/** The order of one piece of an item, or of something else. */
async function purchase(driver: Driver, { source, ...promo }: { source?: Source; promo_code?: string } = {}) {
  const [item, address_id] = await Promise.all([source ?? offer(driver), someAddress(driver)]);
  const quoted = {
    source: 'from' in item ? item : ({ from: 'product', ...item, quantity: 1 } as const),
    address_id,
    ...promo,
  };
  const { total_amount, promo: applied } = await driver.call('quoteOrder', { body: quoted });
  if (applied?.accepted === false) throw new Unreached(`the promo code is refused: ${applied.reason}`);
  return { ...quoted, remarks: [], expected_total: total_amount, idempotency_key: driver.uuid() };
}

function promoCode({ options: { promoCode: code } }: Driver): string {
  if (code === undefined) throw new Unreached('it takes a promo code; give --promo-code');
  return code;
}

/** Orders one piece of an item, and returns the order, and how to cancel it. */
async function ownOrder(driver: Driver) {
  const { orders } = await driver.call('createOrder', { body: await purchase(driver) });
  const [order] = orders;
  if (order === undefined) throw new Unreached('createOrder answered no order');
  const { id: order_id } = order;
  return { order_id, discard: () => driver.send('cancelOrder', { body: { order_id } }) };
}

async function cancelAll(driver: Driver, { orders }: DataOf<'createOrder'>): Promise<void> {
  await Promise.all(orders.map(({ id }) => driver.send('cancelOrder', { body: { order_id: id } })));
}

/** A shipped order: an existing order, or a new order that is paid and then shipped by the shop. */
async function shippedOrder(driver: Driver, action: Action): Promise<number> {
  try {
    const [{ id }] = await ordersAllowing(driver, action);
    return id;
  } catch (error) {
    if (!(error instanceof Unreached)) throw error;
  }
  const order_id = await paidOrder(driver);
  await driver.advance('order-shipped', order_id);
  const { allowed_actions } = await driver.call('getOrder', { query: { order_id } });
  if (!allowed_actions.includes(action))
    throw new Unreached(`after "order-shipped" the order does not allow ${action}`);
  return order_id;
}

async function paidOrder(driver: Driver): Promise<number> {
  const pay_code = driver.payCode();
  const { order_id } = await ownOrder(driver);
  await driver.call('payOrders', { body: { order_ids: [order_id], pay_code, idempotency_key: driver.uuid() } });
  return order_id;
}

export const orderRecipes = {
  quoteOrder: {
    effect: 'none',
    async prepare(driver) {
      const { source, address_id } = await purchase(driver);
      return { body: { source, address_id } };
    },
    variants: [PIECES, SINGLE, PROMO].map((what) => async (driver) => {
      const promo = what === PROMO ? { promo_code: promoCode(driver) } : {};
      const lines = ownLines(driver, what === PROMO ? PIECES : what);
      const [{ line_ids, remove }, address_id] = await Promise.all([lines, someAddress(driver)]);
      const body = { source: { from: 'cart', line_ids } as const, address_id, ...promo };
      return { body, undo: remove, discard: remove };
    }),
  },
  createOrder: {
    effect: 'lasting',
    prepare: async (driver) => ({
      body: await purchase(driver),
      undo: (made) => cancelAll(driver, made),
    }),
    variants: [
      async (driver) => {
        const { line_ids, remove } = await ownLines(driver, PIECES);
        const body = await purchase(driver, { source: { from: 'cart', line_ids } });
        return { body, undo: (made) => cancelAll(driver, made), discard: remove };
      },
      async (driver) => ({
        body: await purchase(driver, { promo_code: promoCode(driver) }),
        undo: (made) => cancelAll(driver, made),
      }),
    ],
  },
  payOrders: {
    effect: 'lasting',
    async prepare(driver) {
      const pay_code = driver.payCode();
      const { order_id, discard } = await ownOrder(driver);
      return { body: { order_ids: [order_id], pay_code, idempotency_key: driver.uuid() }, discard };
    },
  },
  cancelOrder: {
    effect: 'lasting',
    async prepare(driver) {
      const asked = [driver.call('listCancelReasons', {}), ownOrder(driver)] as const;
      const [{ list }, { order_id, discard }] = await Promise.all(asked);
      const reason_id = list[0]?.id;
      return { body: { order_id, ...(reason_id !== undefined && { reason_id }) }, discard };
    },
  },
  updateOrderAddress: {
    effect: 'lasting',
    async prepare(driver) {
      const [{ order_id, discard }, address_id] = await Promise.all([ownOrder(driver), ownAddress(driver)]);
      return { body: { order_id, address_id }, discard };
    },
  },
  extendReceipt: {
    effect: 'lasting',
    prepare: async (driver) => ({ body: { order_id: await shippedOrder(driver, 'extend_receipt') } }),
  },
  confirmOrder: {
    effect: 'lasting',
    prepare: async (driver) => ({ body: { order_id: await shippedOrder(driver, 'confirm') } }),
  },
  rebuyOrder: {
    effect: 'lasting',
    async prepare(driver) {
      const [{ id }] = await ordersAllowing(driver, 'buy_again');
      return { body: { order_id: id, idempotency_key: driver.uuid() } };
    },
  },
} satisfies Recipes;
