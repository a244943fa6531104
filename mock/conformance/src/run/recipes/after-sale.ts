import type { DataOf } from '@meridian/sdk';
import { type Driver, Unreached } from '../driver.ts';
import { ordersAllowing } from './orders.ts';
import type { Prepared, Recipes } from './recipe.ts';
import { upload } from './uploads.ts';

type RefundCard = DataOf<'listRefunds'>['list'][number];
type RefundType = 'refund_only' | 'refund_return';

/** One piece of an order that can still be refunded, with the server's quote. */
async function quoted(driver: Driver, types: readonly RefundType[] = ['refund_only', 'refund_return']) {
  for (const { id: order_id } of await ordersAllowing(driver, 'refund')) {
    const order = await driver.call('getOrder', { query: { order_id } });
    const item = order.items.find(({ refundable_quantity }) => refundable_quantity > 0);
    if (item === undefined) throw new Unreached('an order allows "refund", but no piece of it can be refunded');
    const items = [{ order_item_id: item.id, quantity: 1 }];
    for (const type of types) {
      for (const product_status of ['not_received', 'received'] as const) {
        const body = { order_id, type, product_status, items };
        const quote = await driver.call('quoteRefund', { body });
        if (quote.items.every(({ block }) => block === null)) return { body, quote };
      }
    }
  }
  throw new Unreached(`quoteRefund allows no refund (${types.join(', ')}) of the orders that allow "refund"`);
}

async function application(driver: Driver, types?: readonly RefundType[]) {
  const { body, quote } = await quoted(driver, types);
  const reason = quote.options.find(({ type }) => type === body.type)?.reasons[0];
  if (reason === undefined) throw new Unreached('quoteRefund names no reason for what it allows');
  const words = { explanation: 'A refund applied for by a conformance run', proofs: [await upload(driver)] };
  return { ...body, ...words, amount: quote.max_amount, reason_id: reason.id, idempotency_key: driver.uuid() };
}

/**
 * A refund case that allows an action; with `event`, the shop decides a new case so that it does. `discard` cancels a
 * new case.
 */
export async function refundAllowing(
  driver: Driver,
  action: RefundCard['allowed_actions'][number],
  event?: string,
): Promise<Pick<Prepared, 'discard'> & { refund_id: number }> {
  const find = async () => {
    const { list } = await driver.call('listRefunds', { query: { limit: 50 } });
    return list.find(({ allowed_actions }) => allowed_actions.includes(action))?.id;
  };
  const known = await find();
  if (known !== undefined) return { refund_id: known };
  // Unshipped items are refunded without asking the shop.
  const types = action === 'cancel' ? undefined : (['refund_return'] as const);
  const { id } = await driver.call('applyRefund', { body: await application(driver, types) });
  const discard = () => driver.send('cancelRefund', { body: { refund_id: id } });
  try {
    if (event !== undefined) await driver.advance(event, id);
    const made = await find();
    if (made === undefined) throw new Unreached(`no refund case allows "${action}"`);
    return { refund_id: made, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** One piece that can be undone without a reason. */
async function undoable(driver: Driver) {
  const [{ id: order_id, items }] = await ordersAllowing(driver, 'change_of_mind');
  const item = items.find(({ change_of_mind_quantity: left = 0 }) => left > 0);
  if (item === undefined) throw new Unreached('an order allows "change_of_mind", but no piece of it can be undone');
  return { order_id, items: [{ order_item_id: item.id, quantity: 1 }] };
}

export const afterSaleRecipes = {
  quoteRefund: { effect: 'none', prepare: async (driver) => ({ body: (await quoted(driver)).body }) },
  applyRefund: {
    effect: 'lasting',
    prepare: async (driver) => ({ body: await application(driver) }),
  },
  quoteChangeOfMind: { effect: 'none', prepare: async (driver) => ({ body: await undoable(driver) }) },
  declareChangeOfMind: {
    effect: 'lasting',
    prepare: async (driver) => ({ body: { ...(await undoable(driver)), idempotency_key: driver.uuid() } }),
  },
  shipRefund: {
    effect: 'lasting',
    async prepare(driver) {
      const { refund_id, ...made } = await refundAllowing(driver, 'ship', 'refund-accepted');
      return { body: { refund_id, carrier: 'Yamato', number: '493122091126' }, ...made };
    },
  },
  escalateRefund: {
    effect: 'lasting',
    async prepare(driver) {
      const { refund_id, ...made } = await refundAllowing(driver, 'escalate', 'refund-refused');
      return { body: { refund_id, explanation: 'Escalated by a conformance run' }, ...made };
    },
  },
  cancelRefund: {
    effect: 'lasting',
    async prepare(driver) {
      const { refund_id, ...made } = await refundAllowing(driver, 'cancel');
      return { body: { refund_id }, ...made };
    },
  },
  createReview: {
    effect: 'lasting',
    async prepare(driver) {
      const { list } = await driver.call('listMyReviews', { query: { state: 'pending' } });
      const item = list[0]?.order_item.order_item_id;
      if (item === undefined) throw new Unreached('nothing waits for a review');
      const scores = { product_score: 5, service_score: 5, postage_score: 4 };
      const pictures = [await upload(driver)];
      const words = { content: 'A review written by a conformance run', pictures, anonymous: true };
      return { body: { order_item_id: item, ...scores, ...words, idempotency_key: driver.uuid() } };
    },
  },
} satisfies Recipes;
