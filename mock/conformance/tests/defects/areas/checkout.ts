import { fromCents, toCents } from '@meridian/sdk/rules';
import { findOffer } from '../../../../src/world/stock.ts';
import type { World } from '../../../../src/world/types.ts';
import { defectsOf, type Json } from '../defect.ts';
import { after, inData, ownerOf, withoutEffect } from '../edits.ts';
import { lines, order, orderFrom } from '../order.ts';

/** A group or an order with other amounts, whose sum is right. */
function reckon(group: Json, name: 'lines' | 'items'): void {
  for (const line of group[name]) line.subtotal = fromCents(toCents(line.price) * line.quantity);
  sum(group, name);
}

/** A group or an order with the sums of its lines. */
function sum(group: Json, name: 'lines' | 'items'): void {
  const subtotal = group[name].reduce((cents: number, line: Json) => cents + toCents(line.subtotal), 0);
  const total = subtotal + toCents(group.freight) - toCents(group.discount);
  Object.assign(group, { subtotal: fromCents(subtotal), total_amount: fromCents(total) });
}

/** The whole with the sums of its parts. */
function add(whole: Json, parts: readonly Json[], ...names: string[]): void {
  for (const name of names) whole[name] = fromCents(parts.reduce((sum, part) => sum + toCents(part[name]), 0));
}

/** When each world's last order was placed, and within which time two are placed at once, in milliseconds. */
const [lastOrders, AT_ONCE] = [new WeakMap<World, number>(), 500];

const ONE_PIECE = { from: 'product', product_id: 101, sku_id: 1012, quantity: 1 };
const PROMO = { promo_code: 'WELCOME10' };

const SUMS = ['subtotal', 'freight', 'discount', 'total_amount'];

export const checkout = defectsOf('checkout', {
  'clears-the-bag': {
    operation: 'createOrder',
    title: 'An order empties the bag, also of what was not chosen',
    check: ['ordered-otherwise'],
    handle: after((call) => {
      if ((call.input.body as Json).source.from === 'cart') ownerOf(call).cart = [];
    }),
    show: async (shopper) => [(await order(shopper, 501)).status, (await shopper.call('getCart')).data.groups.length],
  },
  'keeps-the-bag': {
    operation: 'createOrder',
    title: 'What was ordered stays in the bag',
    check: ['ordered-otherwise'],
    handle: withoutEffect('cart'),
    show: async (shopper) => [(await order(shopper, 501)).status, (await shopper.call('getCart')).data.groups.length],
  },
  'freight-for-each-line': {
    operation: 'quoteOrder',
    title: 'Freight is added for each line of a shop',
    check: ['ordered-otherwise'],
    handle: after((_, data) => {
      for (const group of data.groups) {
        group.freight = fromCents(toCents(group.freight) * group.lines.length);
        reckon(group, 'lines');
      }
      add(data, data.groups, ...SUMS);
    }),
    show: async ({ call }) => {
      const body = {
        product_id: 182,
        sku_id: 18201,
        quantity: 1,
        idempotency_key: '7b0d3c1e-52a4-4f0e-9a55-0d6a5f3c9e23',
      };
      const cart = (await call('addCartLine', { body })).data;
      const ids = cart.groups.flatMap((group: Json) => group.lines).map(({ id }: Json) => id);
      return (await call('quoteOrder', { body: { source: lines(...ids), address_id: 11 } })).data.freight;
    },
  },
  'freight-never-free': {
    operation: 'quoteOrder',
    title: 'Whether freight is free is decided by the price of one piece',
    check: ['ordered-otherwise'],
    handle: after(({ sandbox: { world } }, data) => {
      for (const group of data.groups) {
        const shop = world.shops.get(group.shop.id);
        const dearest = Math.max(...group.lines.map(({ price }: Json) => toCents(price)));
        if (shop && dearest < (shop.freight.freeFrom ?? 0)) group.freight = fromCents(shop.freight.fee);
        reckon(group, 'lines');
      }
      add(data, data.groups, ...SUMS);
    }),
    show: { body: { source: { from: 'product', product_id: 101, sku_id: 1012, quantity: 3 }, address_id: 11 } },
  },
  'one-piece-of-each': {
    operation: 'createOrder',
    title: 'An order has one piece of each line',
    check: ['ordered-otherwise'],
    answer: inData((data) => {
      for (const made of data.orders) {
        for (const item of made.items) item.quantity = 1;
        made.quantity = made.items.length;
        reckon(made, 'items');
      }
      add(data, data.orders, 'total_amount');
    }),
    show: async (shopper) => {
      await shopper.call('updateCartLine', { body: { line_id: 501, quantity: 2 } });
      return (await order(shopper, 501)).data.orders[0].quantity;
    },
  },
  'one-order-for-all': {
    operation: 'createOrder',
    title: 'Two shops get one order',
    check: ['ordered-otherwise'],
    answer: inData((data) => {
      const [first, ...others] = data.orders;
      first.items.push(...others.flatMap(({ items }: Json) => items));
      first.quantity = first.items.reduce((sum: number, { quantity }: Json) => sum + quantity, 0);
      first.freight = fromCents(data.orders.reduce((sum: number, { freight }: Json) => sum + toCents(freight), 0));
      reckon(first, 'items');
      data.orders = [first];
    }),
    show: async (shopper) => (await order(shopper, 501, 502)).data.orders.length,
  },
  'stock-written-back': {
    operation: 'createOrder',
    title: 'The stock is read, computed and written back: of two orders at once one is not taken from it',
    check: ['change-lost'],
    handle: after(({ sandbox: { world } }, data) => {
      const [{ items }] = data.orders;
      const offer = findOffer(world, items[0].product_id, items[0].sku_id);
      const before = lastOrders.get(world) ?? 0;
      lastOrders.set(world, Date.now());
      if (offer && Date.now() - before < AT_ONCE) offer.sku.stock += items[0].quantity;
    }),
    show: async (shopper) => {
      await Promise.all([1, 2].map(() => orderFrom(shopper, ONE_PIECE)));
      return (await shopper.call('getProduct', { query: { product_id: 101 } })).data.skus;
    },
  },
  'duties-of-another-day': {
    operation: 'createOrder',
    on: ['createOrder', 'getOrder'],
    title: 'The order’s page looks the rates up again, with those of another table than the quote’s',
    check: ['ordered-otherwise'],
    answer: inData((data, { operation }) => {
      if (operation !== 'getOrder') return;
      const line = { kind: 'duty', heading: '9999', base: '1.00', amount: '1.00', collected_by: 'shop' };
      data.duties.lines = [...(data.duties.lines ?? []), line];
    }),
    show: async (shopper) => (await shopper.call('getOrder', { query: { order_id: 9009 } })).data.duties,
  },
  'promo-for-ever': {
    operation: 'createOrder',
    title: 'An order does not use up its promo code',
    check: ['refusal-missing'],
    handle: withoutEffect('usedPromos'),
    show: async (shopper) => {
      await orderFrom(shopper, ONE_PIECE, PROMO);
      return (await orderFrom(shopper, ONE_PIECE, PROMO)).body.code;
    },
  },
  'promo-of-the-quote-alone': {
    operation: 'createOrder',
    title: 'The discount of the quote is not in the order',
    check: ['ordered-otherwise'],
    answer: inData((data) => {
      for (const made of data.orders) {
        made.discount = '0.00';
        reckon(made, 'items');
      }
      add(data, data.orders, 'total_amount');
    }),
    show: async (shopper) => (await orderFrom(shopper, ONE_PIECE, PROMO)).data.orders[0].discount,
  },
  'promo-shares-cut-off': {
    operation: 'quoteOrder',
    title: 'Each shop’s share of a discount is cut off to whole units: the shares do not add up to it',
    check: ['money-sum'],
    answer: inData((data) => {
      for (const group of data.groups) {
        group.discount = fromCents(toCents(group.discount) - (toCents(group.discount) % 100));
        sum(group, 'lines');
      }
      add(data, data.groups, 'total_amount');
    }),
    show: {
      body: {
        source: { from: 'product', product_id: 101, sku_id: 1012, quantity: 1 },
        address_id: 11,
        promo_code: 'WELCOME10',
      },
    },
  },
  'promo-not-taken-off': {
    operation: 'createOrder',
    title: 'The order shows the discount, and its total is that without',
    check: ['money-sum', 'ordered-otherwise'],
    answer: inData((data) => {
      for (const made of data.orders)
        made.total_amount = fromCents(toCents(made.total_amount) + toCents(made.discount));
      add(data, data.orders, 'total_amount');
    }),
    show: async (shopper) => (await orderFrom(shopper, ONE_PIECE, PROMO)).data.total_amount,
  },
  'cents-cut-off': {
    operation: 'quoteOrder',
    title: 'price is a float of 32 bits, and price × quantity is cut off: 54.12 × 3 is 162.35',
    check: ['money-sum'],
    answer: inData((data) => {
      for (const group of data.groups) {
        for (const line of group.lines)
          line.subtotal = fromCents(Math.trunc(Math.fround(Number(line.price)) * line.quantity * 100));
        sum(group, 'lines');
      }
      add(data, data.groups, ...SUMS);
    }),
    show: { body: { source: { from: 'product', product_id: 101, sku_id: 1012, quantity: 3 }, address_id: 11 } },
  },
  'badge-in-cents': {
    operation: 'getBadges',
    title: 'The amount of the badge is in cents, with ".00" behind it: 1790.00 for 17.90',
    check: ['same-elsewhere'],
    answer: inData((data) => {
      if (data.next_unpaid) data.next_unpaid.total_amount = `${toCents(data.next_unpaid.total_amount)}.00`;
    }),
  },
  'badge-of-the-newest': {
    operation: 'getBadges',
    title: 'The badge’s amount is that of the newest order, whichever it names',
    check: ['same-elsewhere'],
    handle: after(({ sandbox: { world } }, data) => {
      const newest = [...world.orders.values()].at(-1);
      if (data.next_unpaid && newest) data.next_unpaid.total_amount = fromCents(newest.items[0]?.price ?? 0);
    }),
  },
  'badge-deadline-of-now': {
    operation: 'getBadges',
    title: 'The badge counts an hour from now on',
    check: ['same-elsewhere'],
    answer: inData((data) => {
      const inAnHour = new Date(Date.parse(data.server_time) + 3_600_000).toISOString();
      if (data.next_unpaid) data.next_unpaid.pay_deadline = inAnHour.replace(/\.\d+Z/, 'Z');
    }),
    show: async ({ call }) => {
      const { next_unpaid, server_time } = (await call('getBadges')).data;
      return Date.parse(next_unpaid.pay_deadline) - Date.parse(server_time) > 1_800_000;
    },
  },
});
