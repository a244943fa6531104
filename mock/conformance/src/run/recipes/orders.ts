import type { DataOf } from '@meridian/sdk';
import { Unreached, type Walk } from '../walk.ts';
import { ownAddress, someAddress } from './account.ts';
import { offer } from './cart.ts';
import type { Recipes } from './recipe.ts';

type OrderCard = DataOf<'listOrders'>['list'][number];
type Action = OrderCard['allowed_actions'][number];

/** The orders of the first customer that allow an action, newest first. Throws Unreached when none does. */
export async function ordersAllowing(walk: Walk, action: Action): Promise<[OrderCard, ...OrderCard[]]> {
  const all: OrderCard[] = [];
  for (const page of [1, 2, 3]) {
    const { list } = await walk.call('listOrders', { query: { limit: 50, page } });
    all.push(...list);
    if (list.length < 50) break;
  }
  const [first, ...others] = all.filter(({ allowed_actions }) => allowed_actions.includes(action));
  if (first === undefined) throw new Unreached(`no order of the customer allows "${action}"`);
  return [first, ...others];
}

async function purchase(walk: Walk) {
  const source = { from: 'product', ...(await offer(walk)), quantity: 1 } as const;
  const address_id = await someAddress(walk);
  const { total_amount } = await walk.call('quoteOrder', { body: { source, address_id } });
  return { source, address_id, remarks: [], expected_total: total_amount, idempotency_key: walk.uuid() };
}

/** Orders one piece of something, and gives the order. */
async function ownOrder(walk: Walk): Promise<number> {
  const { orders } = await walk.call('createOrder', { body: await purchase(walk) });
  const [order] = orders;
  if (order === undefined) throw new Unreached('createOrder answered no order');
  return order.id;
}

/** An order on its way: one that is there, or a new one that is paid and then shipped by the shop. */
async function shippedOrder(walk: Walk, action: Action): Promise<number> {
  try {
    const [{ id }] = await ordersAllowing(walk, action);
    return id;
  } catch (error) {
    if (!(error instanceof Unreached)) throw error;
  }
  const order_id = await paidOrder(walk);
  await walk.advance('order-shipped', order_id);
  const { allowed_actions } = await walk.call('getOrder', { query: { order_id } });
  if (!allowed_actions.includes(action))
    throw new Unreached(`after "order-shipped" the order does not allow ${action}`);
  return order_id;
}

async function paidOrder(walk: Walk): Promise<number> {
  const pay_code = walk.payCode();
  const order_id = await ownOrder(walk);
  await walk.call('payOrders', { body: { order_ids: [order_id], pay_code, idempotency_key: walk.uuid() } });
  return order_id;
}

export const orderRecipes = {
  quoteOrder: {
    effect: 'none',
    async prepare(walk) {
      const { source, address_id } = await purchase(walk);
      return { body: { source, address_id } };
    },
  },
  createOrder: {
    effect: 'lasting',
    prepare: async (walk) => ({
      body: await purchase(walk),
      undo: async ({ orders }) => {
        for (const { id } of orders) await walk.send('cancelOrder', { body: { order_id: id } });
      },
    }),
  },
  payOrders: {
    effect: 'lasting',
    async prepare(walk) {
      const pay_code = walk.payCode();
      return { body: { order_ids: [await ownOrder(walk)], pay_code, idempotency_key: walk.uuid() } };
    },
  },
  cancelOrder: {
    effect: 'lasting',
    async prepare(walk) {
      const { list } = await walk.call('listCancelReasons', {});
      const reason_id = list[0]?.id;
      return { body: { order_id: await ownOrder(walk), ...(reason_id !== undefined && { reason_id }) } };
    },
  },
  updateOrderAddress: {
    effect: 'lasting',
    prepare: async (walk) => ({ body: { order_id: await ownOrder(walk), address_id: await ownAddress(walk) } }),
  },
  extendReceipt: {
    effect: 'lasting',
    prepare: async (walk) => ({ body: { order_id: await shippedOrder(walk, 'extend_receipt') } }),
  },
  confirmOrder: {
    effect: 'lasting',
    prepare: async (walk) => ({ body: { order_id: await shippedOrder(walk, 'confirm') } }),
  },
  rebuyOrder: {
    effect: 'lasting',
    async prepare(walk) {
      const [{ id }] = await ordersAllowing(walk, 'buy_again');
      return { body: { order_id: id, idempotency_key: walk.uuid() } };
    },
  },
} satisfies Recipes;
