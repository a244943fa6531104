import { isRecord, type JsonObject } from '../../../shared/json.ts';
import {
  allowing,
  type InputContext,
  type Inputs,
  idOf,
  pageOf,
  privateText,
  publicText,
  uploadedPicture,
  uuid,
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

/** Some or all items of an order as last seen, usually piece by piece, so that several cases arise. */
function picks(t: InputContext, orderId: number) {
  const free = itemsOf(t.me.seen.get('order')?.get(orderId)).filter(({ left }) => left > 0);
  const items = t.random.oneIn(8) ? itemsOf(t.me.seen.get('order')?.get(orderId)) : free;
  const some = t.random.oneIn(2) ? items : items.slice(0, 1);
  if (some.length === 0 || t.random.oneIn(15)) return [{ order_item_id: idOf(t, 'item'), quantity: 1 }];
  return some.map(({ id, left }) => ({
    order_item_id: id,
    quantity: t.random.oneIn(8) ? left + 1 : t.random.oneIn(2) ? Math.max(1, left) : 1,
  }));
}

const score = ({ random }: InputContext): number => 1 + random.below(5);

/** A refund request, with a type that usually fits the order's progress. */
async function asked(t: InputContext) {
  const order_id = await orderFor(t, 'refund', t.random.of(['all', '2', '2'] as const));
  const order = t.me.seen.get('order')?.get(order_id);
  const unshipped = order?.['fulfilment'] === 1 && !t.random.oneIn(8);
  const type = unshipped ? 'refund_only' : t.random.of(['refund_only', 'refund_return', 'refund_return'] as const);
  const fitting = type === 'refund_return' ? 'received' : unshipped ? 'not_received' : undefined;
  const product_status = fitting && !t.random.oneIn(8) ? fitting : t.random.of(['not_received', 'received'] as const);
  return { order_id, type, product_status, items: picks(t, order_id) } as const;
}

export const afterSaleInputs = {
  async quoteRefund(t) {
    return { body: await asked(t) };
  },
  async applyRefund(t) {
    const what = await asked(t);
    const quote = t.random.oneIn(8) ? undefined : await t.call('quoteRefund', { body: what });
    const option = quote?.options.find(({ type }) => type === what.type);
    const reason_id = option ? t.random.of(option.reasons).id : 4242;
    const most = quote?.max_amount ?? '1.00';
    const amount = t.random.of([most, most, most, '1.00', '0.00', '99999.00']);
    // An upload is valid for a day, and time passes: most proofs are fresh.
    if (!t.random.oneIn(4)) await t.call('uploadFile', { body: { file: new Blob() } });
    const words = { explanation: privateText(t), proofs: [uploadedPicture(t)], idempotency_key: uuid(t) };
    return { body: { ...what, amount, reason_id, ...words } };
  },
  async quoteChangeOfMind(t) {
    const order_id = await orderFor(t, 'change_of_mind', t.random.of(['all', '2'] as const));
    return { body: { order_id, items: picks(t, order_id) } };
  },
  async declareChangeOfMind(t) {
    const order_id = await orderFor(t, 'change_of_mind', t.random.of(['all', '2'] as const));
    return { body: { order_id, items: picks(t, order_id), idempotency_key: uuid(t) } };
  },
  async escalateRefund(t) {
    const listed = t.random.oneIn(4) ? undefined : await t.call('listRefunds', { query: { open: false, limit: 20 } });
    const refused = listed?.list.find(({ allowed_actions }) => allowed_actions.includes('escalate'));
    return { body: { refund_id: refused?.id ?? idOf(t, 'refund', allowing('escalate')), explanation: privateText(t) } };
  },
  getRefund: (t) => ({ query: { refund_id: idOf(t, 'refund') } }),
  listRefunds: (t) => ({ query: { ...(t.random.oneIn(3) && { open: true }), ...pageOf(t) } }),
  async cancelRefund(t) {
    const listed = t.random.oneIn(4) ? undefined : await t.call('listRefunds', { query: { open: true, limit: 20 } });
    const open = listed?.list.find(({ allowed_actions }) => allowed_actions.includes('cancel'));
    return { body: { refund_id: open?.id ?? idOf(t, 'refund', allowing('cancel')) } };
  },
  async shipRefund(t) {
    const listed = t.random.oneIn(4) ? undefined : await t.call('listRefunds', { query: { open: true, limit: 20 } });
    const accepted = listed?.list.find(({ allowed_actions }) => allowed_actions.includes('ship'));
    return {
      body: {
        refund_id: accepted?.id ?? idOf(t, 'refund', allowing('ship')),
        carrier: 'Yamato',
        number: '493122087799',
      },
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
        idempotency_key: uuid(t),
        ...(t.random.oneIn(5) && { append_to: idOf(t, 'review') }),
      },
    };
  },
  listMyReviews: (t) => ({
    query: { ...(t.random.oneIn(2) && { state: t.random.of(['pending', 'written'] as const) }), ...pageOf(t) },
  }),
} satisfies Inputs;
