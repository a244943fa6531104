import { isRecord, type JsonObject } from '../../../src/json.ts';
import {
  allowing,
  type InputContext,
  type Inputs,
  idOf,
  pageOf,
  privateText,
  publicText,
  uploadedPicture,
} from '../input-context.ts';
import { orderFor } from './orders.ts';

interface Item {
  readonly id: number;
  readonly left: number;
  readonly subtotal: string;
}

const itemsOf = (order: JsonObject | undefined): Item[] =>
  [order?.['items']].flat().flatMap((item) => {
    if (!isRecord(item)) return [];
    const { id, refundable_quantity: left, subtotal } = item;
    return typeof id === 'number' && typeof left === 'number' ? [{ id, left, subtotal: String(subtotal) }] : [];
  });

/** Some or all of an order; of items as the customer saw them last, which may have changed since. */
function picks(t: InputContext, orderId: number) {
  const items = itemsOf(t.me.seen.get('order')?.get(orderId));
  const some = t.random.oneIn(2) ? items : items.slice(0, 1);
  if (some.length === 0 || t.random.oneIn(15)) return [{ order_item_id: idOf(t, 'item'), quantity: 1 }];
  return some.map(({ id, left }) => ({
    order_item_id: id,
    quantity: t.random.oneIn(8) ? left + 1 : Math.max(1, left),
  }));
}

const score = ({ random }: InputContext): number => 1 + random.below(5);

export const afterSaleInputs = {
  async applyRefund(t) {
    const order_id = await orderFor(t, 'refund', 'all');
    const order = t.me.seen.get('order')?.get(order_id);
    const type = t.random.of(['refund_only', 'refund_return'] as const);
    const reasons = t.random.oneIn(8) ? undefined : await t.call('listRefundReasons', { query: { type } });
    const reason_id = reasons ? t.random.of(reasons.list).id : 4242;
    const fitting = type === 'refund_return' ? 'received' : order?.['status'] === 1 ? 'not_received' : undefined;
    const product_status = fitting && !t.random.oneIn(8) ? fitting : t.random.of(['not_received', 'received'] as const);
    const [first] = itemsOf(order);
    const amount = t.random.of([first?.subtotal ?? '1.00', first?.subtotal ?? '1.00', '1.00', '0.00', '99999.00']);
    const body = { order_id, type, product_status, items: picks(t, order_id), amount, reason_id };
    return { body: { ...body, explanation: privateText(t), proofs: [uploadedPicture(t)] } };
  },
  getRefund: (t) => ({ query: { id: idOf(t, 'refund') } }),
  listRefunds: (t) => ({ query: { ...(t.random.oneIn(3) && { open: true }), ...pageOf(t) } }),
  cancelRefund: (t) => ({ body: { id: idOf(t, 'refund', allowing('cancel')) } }),
  async shipRefund(t) {
    const listed = t.random.oneIn(4) ? undefined : await t.call('listRefunds', { query: { open: true, limit: 5 } });
    const accepted = listed?.list.find(({ status }) => status === 'accepted');
    return {
      body: { id: accepted?.id ?? idOf(t, 'refund', allowing('ship')), carrier: 'Yamato', number: '493122087799' },
    };
  },
  async createReview(t) {
    const pending = t.random.oneIn(4)
      ? undefined
      : await t.call('listMyReviews', { query: { state: 'pending', limit: 5 } });
    const [first] = pending?.list ?? [];
    return {
      body: {
        order_item_id: first?.order_item.order_item_id ?? idOf(t, 'item'),
        product_score: score(t),
        service_score: score(t),
        postage_score: score(t),
        content: publicText(t),
        pictures: t.random.oneIn(3) ? [uploadedPicture(t)] : [],
        anonymous: t.random.oneIn(3),
        ...(t.random.oneIn(5) && { append_to: idOf(t, 'review') }),
      },
    };
  },
  listMyReviews: (t) => ({
    query: { ...(t.random.oneIn(2) && { state: t.random.of(['pending', 'written'] as const) }), ...pageOf(t) },
  }),
} satisfies Inputs;
