import { randomUUID } from 'node:crypto';
import { fromCents, ORDER_STATUS, toCents } from '@meridian/sdk/rules';
import * as v from 'valibot';
import { NEVER } from '../jobs/job.ts';
import { cancelUnpaidOrder, completeOrder, receiveOrder } from '../jobs/order-deadlines.ts';
import { shipOrder } from '../jobs/ship-orders.ts';
import { callOperation } from '../sandboxes/call-operation.ts';
import type { Sandbox } from '../sandboxes/sandbox.ts';
import { copyWorld } from '../world/copy.ts';
import { violations } from '../world/invariants/invariants.ts';
import { post, totals } from '../world/ledger.ts';
import { changePrice } from '../world/price-history.ts';
import { checked } from '../world/schema/check.ts';
import { record, whole } from '../world/schema/fields.ts';
import type { Order, World } from '../world/types.ts';
import { orderSums } from '../world/views/orders.ts';
import { customerOf, tokenOf } from './customers.ts';
import { BadRequestError, type JsonBody } from './request-body.ts';

const MOST_ROWS = 50;

const amount = v.pipe(
  v.string('an amount such as "129.90"'),
  v.regex(/^(0|[1-9]\d{0,8})\.\d\d$/, 'an amount such as "129.90"'),
);
const count = v.pipe(whole, v.minValue(0, 'a whole number from 0'), v.maxValue(1_000_000, 'at most 1000000'));

const skuEdit = record({ product_id: whole, sku_id: whole, stock: count, price: amount });
const EVENTS = ['pay', 'ship', 'receive', 'complete', 'cancel'] as const;
const orderEdit = record({
  order_id: whole,
  event: v.picklist(EVENTS, `one of ${EVENTS.join(', ')}`),
});
const balanceEdit = record({ customer_id: whole, balance: amount });

type OrderEvent = (typeof EVENTS)[number];

const JOBS = { ship: shipOrder, receive: receiveOrder, complete: completeOrder, cancel: cancelUnpaidOrder };

/** The events that an order can have now: its payment, and what will happen by itself if its cases stay as they are. */
const eventsOf = (world: World, order: Order): OrderEvent[] =>
  EVENTS.filter((event) =>
    event === 'pay' ? order.fulfilment === ORDER_STATUS.waiting_pay : JOBS[event].dueAt(world, order) < NEVER,
  );

/** What a person may change in a world: the SKUs and orders that match some words, at most 50 of each. */
export function editableOf(world: World, words: string) {
  const finds = (text: string) => text.toLowerCase().includes(words.trim().toLowerCase());
  const skus = [...world.products.values()]
    .filter(({ id, name }) => finds(`${id} ${name.en}`))
    .flatMap(({ id, name, skus }) =>
      skus.map((sku) => ({
        product_id: id,
        sku_id: sku.id,
        name: name.en,
        stock: sku.stock,
        price: fromCents(sku.price),
      })),
    );
  const orders = [...world.orders.values()]
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .map((order) => ({
      order_id: order.id,
      sn: order.sn,
      account: world.customers.get(order.customerId)?.account ?? '',
      fulfilment: order.fulfilment,
      total: fromCents(orderSums(order).total),
      events: eventsOf(world, order),
    }))
    .filter(({ order_id, sn, account }) => finds(`${order_id} ${sn} ${account}`));
  return { skus: skus.slice(0, MOST_ROWS), orders: orders.slice(0, MOST_ROWS) };
}

/**
 * Applies a change to a copy, which replaces the world if its invariants hold. Otherwise throws BadRequestError, naming
 * the field and what is allowed, or the violated invariant; the world is unchanged then.
 */
function change(sandbox: Sandbox, act: (copy: Sandbox) => void): void {
  const copy = { ...sandbox, world: copyWorld(sandbox.world) };
  act(copy);
  const [wrong] = violations(copy.world);
  if (wrong !== undefined) throw new BadRequestError(`body: the world would not add up: ${wrong}`);
  sandbox.world = copy.world;
}

const refuse = ({ tell }: { tell(root: string): string }) => new BadRequestError(tell('body'));

/** The kinds of change, by path below `/__mock/world/`. */
export const worldEdits: Readonly<Record<string, (sandbox: Sandbox, body: JsonBody) => void>> = {
  sku(sandbox, body) {
    const { product_id, sku_id, stock, price } = checked(skuEdit, body, refuse);
    change(sandbox, ({ world, clock }) => {
      const sku = world.products.get(product_id)?.skus.find(({ id }) => id === sku_id);
      if (!sku) throw new BadRequestError('sku_id: a specification of that product');
      sku.stock = stock;
      changePrice(sku, toCents(price), clock.now());
    });
  },
  order(sandbox, body) {
    const { order_id, event } = checked(orderEdit, body, refuse);
    change(sandbox, (copy) => {
      const order = copy.world.orders.get(order_id);
      if (!order) throw new BadRequestError('order_id: the number of an order of this world');
      const events = eventsOf(copy.world, order);
      if (!events.includes(event)) {
        throw new BadRequestError(
          `event: ${events.length > 0 ? `one of ${events.join(', ')}` : 'this order has none now'}`,
        );
      }
      happen(copy, order, event);
    });
  },
  balance(sandbox, body) {
    const { customer_id, balance } = checked(balanceEdit, body, refuse);
    change(sandbox, ({ world, clock }) => {
      const customer = customerOf(world, customer_id);
      const { available, total } = totals(customer);
      const difference = toCents(balance) - total;
      if (difference === 0) return;
      if (available + difference < 0) {
        throw new BadRequestError(
          `balance: at least ${fromCents(total - available)}, which withdrawals under audit hold`,
        );
      }
      const title = { en: 'Adjustment' };
      post(world, customer, {
        type: 'adjustment',
        title,
        amount: difference,
        createdAt: clock.now(),
        source: { kind: 'none', id: null },
      });
    });
  },
};

function happen(sandbox: Sandbox, order: Order, event: OrderEvent): void {
  const { world, clock } = sandbox;
  const now = clock.now();
  if (event !== 'pay') {
    JOBS[event].run(world, order, now);
    return;
  }
  // As the customer does it, so that every check of a payment runs.
  const customer = customerOf(world, order.customerId);
  const body = { idempotency_key: randomUUID(), order_ids: [order.id], pay_code: customer.payCode ?? '' };
  const paid = callOperation(sandbox, 'payOrders', { token: tokenOf(world, customer, now, undefined), body });
  if (paid.kind !== 'data')
    throw new BadRequestError(`event: refused, ${paid.kind === 'refused' ? paid.name : paid.kind}`);
}
