import { fromCents, toCents } from '@meridian/sdk/rules';
import { defectsOf, type Json } from '../defect.ts';
import { after, inData, inEntries, ownerOf } from '../edits.ts';

/** A key for calls that are made once. */
const KEY = '7b0d3c1e-52a4-4f0e-9a55-0d6a5f3c9e21';

const linesOf = ({ groups }: Json): Json[] => groups.flatMap(({ lines }: Json) => lines);

export const money = defectsOf('money', {
  'price-of-the-last': {
    operation: 'listHotProducts',
    title: 'The join is by product: a card shows the price of the product’s last specification',
    check: ['same-elsewhere'],
    handle: after(({ sandbox: { world } }, data) => {
      for (const card of data.list) {
        const last = world.products.get(card.id)?.skus.at(-1);
        if (last) card.price = fromCents(last.price);
      }
    }),
    show: { query: {} },
  },
  'from-price-of-the-last': {
    operation: 'getProduct',
    title: 'price is that of the specification which was added last, not the lowest',
    check: ['money-sum'],
    answer: inData((data) => {
      data.price = data.skus.at(-1)?.price ?? data.price;
    }),
    show: { query: { product_id: 305 } },
  },
  'prior-filled-later': {
    operation: 'getProduct',
    title: 'prior_price is null until the nightly job has filled it from the recommended price',
    check: ['prior-price'],
    answer: inData(({ id, skus }, { memory }) => {
      if (memory.has(id)) for (const sku of skus) sku.prior_price = sku.market_price ?? `1${sku.price}`;
      memory.set(id, true);
    }),
    show: async ({ call }) => {
      await call('getProduct', { query: { product_id: 101 } });
      return (await call('getProduct', { query: { product_id: 101 } })).data.skus;
    },
  },
  'freight-lacks-all': {
    operation: 'getCart',
    title: 'What is missing for free freight does not become less with what is in the cart',
    check: ['money-sum'],
    answer: inData((data) => {
      for (const { free_freight: free } of data.groups) if (free !== null) free.missing = free.threshold;
    }),
    show: { query: {} },
  },
  'one-decimal': {
    operation: 'getCart',
    title: 'Money loses its last zero: "129.9"',
    check: ['money-format'],
    answer: inData((data) => {
      for (const line of linesOf(data)) line.price = line.price.replace(/0$/, '');
    }),
  },
  'as-number': {
    operation: 'listProducts',
    title: 'Money is a JSON number',
    check: ['money-as-number'],
    answer: inEntries((product) => {
      product.price = Number(product.price);
    }),
  },
  'in-cents': {
    operation: 'listBoughtProducts',
    title: 'Money is sent in whole cents, as it is stored',
    check: ['money-in-cents', 'money-format'],
    answer: inEntries(({ product }) => {
      product.price = product.price.replace('.', '');
    }),
  },
  separators: {
    operation: 'getWithdrawalInfo',
    title: 'number_format puts commas between the thousands: "1,190.00"',
    check: ['money-format'],
    answer: inData((data) => {
      for (const name of ['available', 'balance']) data[name] = data[name].replace(/\B(?=(\d{3})+\.)/, ',');
    }),
  },
  'with-sign': {
    operation: 'listFollowFeed',
    title: 'Prices carry the sign of the currency',
    check: ['money-format'],
    answer: inEntries(({ product }) => {
      product.price = `$${product.price}`;
    }),
  },
  float: {
    operation: 'listRefunds',
    title: 'Sums are counted in floats: "29.000000000000004"',
    check: ['money-format'],
    answer: inEntries((refund) => {
      refund.amount = `${refund.amount}0000000000004`;
    }),
  },
  'total-without-freight': {
    operation: 'getOrder',
    title: 'total_amount leaves the freight out',
    check: ['money-sum'],
    answer: inData((data) => {
      data.total_amount = data.subtotal;
    }),
    show: { query: { order_id: 9003 } },
  },
  'subtotal-of-one-piece': {
    operation: 'listOrders',
    title: 'The subtotal of an item forgets its quantity',
    check: ['money-sum'],
    answer: inEntries(({ items }) => {
      for (const item of items) item.subtotal = item.price;
    }),
  },
  'balance-does-not-follow': {
    operation: 'listBills',
    title: 'balance_after is today’s balance in every row',
    check: ['balance-chain'],
    answer: inData(({ list }) => {
      for (const bill of list) bill.balance_after = list[0].balance_after;
    }),
  },
  'fee-added': {
    operation: 'quoteWithdrawal',
    title: 'The fee is added to what arrives instead of taken off',
    check: ['money-sum'],
    answer: inData((data) => {
      data.arrival = (Number(data.amount) + Number(data.fee)).toFixed(2);
    }),
    show: { query: { type: 'bank', amount: '100.00' } },
  },
  'negative-freight': {
    operation: 'quoteOrder',
    title: 'A large discount makes the freight negative',
    check: ['money-negative', 'money-format', 'schema-value', 'money-sum'],
    answer: inData((data) => {
      for (const group of data.groups) group.freight = '-4.50';
    }),
  },
  'halves-of-the-balance': {
    operation: 'getUserInfo',
    title: 'balance is the available sum alone: what is pending is missing from it',
    check: ['money-sum'],
    answer: inData((data) => {
      data.balance = data.balance_available;
    }),
  },
  'duty-lines-not-added': {
    operation: 'getOrder',
    title: 'on_delivery_amount is the first line alone',
    check: ['money-sum'],
    answer: inData(({ duties }) => {
      const [first] = duties.lines ?? [];
      if (first) duties.on_delivery_amount = first.amount;
    }),
    show: { query: { order_id: 9009 } },
  },
  'in-all-without-duties': {
    operation: 'quoteOrder',
    title: 'total_with_duties is what is paid now, whatever the carrier collects',
    check: ['money-sum'],
    answer: inData((data) => {
      for (const part of [data, ...data.groups]) part.total_with_duties = part.total_amount;
    }),
    show: { body: { source: { from: 'product', product_id: 106, sku_id: 1061, quantity: 1 }, address_id: 11 } },
  },
  'unknown-duties-are-zero': {
    operation: 'quoteOrder',
    title: 'Where no rate is found, the duties are null, and their sum 0.00',
    check: ['money-sum'],
    answer: inData(({ groups }) => {
      for (const { duties } of groups) {
        if (duties.included) continue;
        duties.lines = null;
        duties.on_delivery_amount = '0.00';
      }
    }),
    show: { body: { source: { from: 'product', product_id: 106, sku_id: 1061, quantity: 1 }, address_id: 11 } },
  },
  'duty-returned-not-added': {
    operation: 'quoteRefund',
    title: 'returned_amount counts what the carrier keeps',
    check: ['money-sum'],
    answer: inData(({ duties }) => {
      if (duties.returned_amount) duties.returned_amount = fromCents(toCents(duties.returned_amount) + 350);
    }),
    show: {
      body: {
        order_id: 9003,
        type: 'refund_only',
        product_status: 'not_received',
        items: [{ order_item_id: 90031, quantity: 1 }],
      },
    },
  },
  'paid-twice': {
    operation: 'payOrders',
    title: 'The amount is taken from the balance twice',
    check: ['balance-chain', 'money-sum', 'state-transition', 'read-after-write'],
    handle: after((call) => {
      const { bills } = ownerOf(call);
      const last = bills.at(-1);
      if (last) last.balanceAfter += last.amount;
    }),
    show: async ({ call }) => [
      (await call('payOrders', { body: { order_ids: [9001], pay_code: '246810', idempotency_key: KEY } })).body.code,
      (await call('getUserInfo')).data.balance,
    ],
  },
  'total-of-two-prices': {
    operation: 'getOrder',
    title: 'The order’s page counts with today’s prices, the list with those it was bought at',
    check: ['money-changed', 'money-sum'],
    answer: inData((data) => {
      data.discount = '1.00';
      data.total_amount = (Number(data.total_amount) - 1).toFixed(2);
    }),
    show: { query: { order_id: 9003 } },
  },
  'arrival-a-cent-short': {
    operation: 'quoteRecharge',
    title: 'The amount for an arrival is rounded down: a cent less arrives than was asked for',
    check: ['filter-ignored'],
    answer: inData((data, { sent }) => {
      if (!sent.query.has('arrival')) return;
      for (const name of ['amount', 'arrival']) data[name] = fromCents(toCents(data[name]) - 1);
    }),
    show: async ({ call }) =>
      (await call('quoteRecharge', { query: { method: 'card', arrival: '100.00' } })).data.arrival,
  },
  'evidence-twice': {
    operation: 'createRecharge',
    title: 'One picture and one reference prove any number of top-ups',
    check: ['refusal-missing'],
    handle: ({ sandbox, next }) => {
      const audited = [...sandbox.world.customers.values()].flatMap(({ recharges }) => recharges);
      const before = audited.map(({ status }) => status);
      for (const recharge of audited) recharge.status = 2;
      const result = next();
      for (const [index, recharge] of audited.entries()) recharge.status = before[index] ?? 0;
      return result;
    },
    show: async ({ call }) => {
      const transfer = {
        method: 'manual',
        amount: '200.00',
        evidence: 'u_6dK2wPq9XbT4mZs8RvY3cA',
        reference: 'BANK-1',
      };
      await call('createRecharge', { body: { ...transfer, idempotency_key: KEY } });
      return (await call('createRecharge', { body: { ...transfer, idempotency_key: crypto.randomUUID() } })).body.code;
    },
  },
  'quote-twice': {
    operation: 'createWithdrawal',
    title: 'A quote is not used up: a fee that was cheap once stays so',
    check: ['refusal-missing'],
    handle: (call) => {
      const owner = ownerOf(call);
      const { quotes } = owner;
      const result = call.next();
      owner.quotes = quotes;
      return result;
    },
    show: async ({ call }) => {
      const { min, payees } = (await call('getWithdrawalInfo')).data;
      const { id } = payees.find(({ type }: Json) => type === 'bank');
      const { quote_id } = (await call('quoteWithdrawal', { query: { type: 'bank', amount: min } })).data;
      const body = { payee_id: id, amount: min, quote_id, pay_code: '246810' };
      await call('createWithdrawal', { body: { ...body, idempotency_key: KEY } });
      return (await call('createWithdrawal', { body: { ...body, idempotency_key: crypto.randomUUID() } })).body.code;
    },
  },
});
