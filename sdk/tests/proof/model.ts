// What the server does, by the contract alone: for each operation with a key, when it is refused and what it changes.
import type { AttemptId } from '../../src/attempts.ts';
import type { OperationId } from '../../src/index.ts';
import { ADDRESS, COMPLETED, type Input, PAY_CODE, RECEIVED, SETUP, sourceOf, start, UNSHIPPED } from './server.ts';

export type Content = Readonly<Record<string, unknown>>;

/** The key that a body has; undefined for one without. */
export const keyOf = (body: Content): string | undefined =>
  (body['idempotency_key'] ?? body['client_id']) as string | undefined; // a UUID by the contract

/** One thing that was done. */
export interface Effect {
  operation: AttemptId;
  customer: number;
  key: string;
  body: Content;
  at: number;
  /** Of the records that it made or paid. */
  ids: number[];
}

/** A customer's money in cents, and what limits the use of it. */
interface Account {
  customer: number;
  available: number;
  quotes: Map<unknown, { amount: unknown; until: number }>;
  uploads: Map<unknown, number>;
  wrongCodes: number;
  lockedUntil: number;
}

/** The first or the second choice of a customer. */
export type Choice = 0 | 1;

/** What a form is filled with. */
interface Form {
  customer: number;
  choice: Choice;
  code: string;
  quote: (operation: 'quoteWithdrawal' | 'quoteRecharge', query: object, minutes: number) => string;
  upload: () => string;
}

type Read = (operation: OperationId, input?: Input) => unknown;

interface Action {
  /** Another choice is another attempt, and gives up the one before. */
  renews?: true;
  /** No read tells what became of it, so after a day the customer is asked. */
  isAsked?: true;
  /** What was done is found by its key for ever, whatever else the body says: nothing is refused as another. */
  isKept?: true;
  fill: (form: Form) => Content;
  /** Why the call is refused; undefined if it is not. Money is only taken by what returns undefined. */
  refuse: (model: Model, account: Account, body: Content, now: number) => string | undefined;
  /** What the server shows of all that was done, and what it should. */
  shown: (read: Read, sent: string[]) => unknown;
  expected: (effects: Effect[]) => unknown;
  /** What came to the balance since, when others agreed to what was done. */
  credited?: (read: Read) => number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long a case is open: the shop takes two hours, and the money one. */
const CASE = 180 * MINUTE;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const cents = (amount: unknown): number => Math.round(Number(amount) * 100);

const checkCode = (account: Account, code: unknown, now: number): string | undefined => {
  if (now < account.lockedUntil) return 'pay_code_locked';
  if (code === PAY_CODE || account.lockedUntil > 0) Object.assign(account, { wrongCodes: 0, lockedUntil: 0 });
  if (code === PAY_CODE) return undefined;
  account.wrongCodes += 1;
  if (account.wrongCodes === 5) account.lockedUntil = now + 15 * MINUTE;
  return 'pay_code_wrong';
};
const checkQuote = ({ quotes }: Account, { quote_id, amount }: Content, now: number): string | undefined => {
  const quote = quotes.get(quote_id);
  return quote && now < quote.until && quote.amount === amount ? undefined : 'quote_expired';
};
const take = (account: Account, amount: number): string | undefined => {
  if (account.available < amount) return 'balance_insufficient';
  account.available -= amount;
  return undefined;
};
const timesBought = (effects: Effect[], id: number) => effects.filter(({ body }) => body['order_id'] === id).length;
const quantityOf = ({ body }: Effect) => (body['source'] as { quantity: number }).quantity;
const keysIn = (list: unknown): string[] =>
  (list as { list: { idempotency_key?: string }[] }).list
    .flatMap(({ idempotency_key = SETUP }) => (idempotency_key === SETUP ? [] : idempotency_key))
    .sort();
const keysOf = (effects: Effect[]) => effects.map(({ key }) => key).sort();
const AMOUNTS = ['50.00', '80.00'] as const;

interface Recharge {
  idempotency_key?: string;
  arrival: string | null;
}

interface Message {
  from: string;
  client_id: string | null;
}

interface Case {
  idempotency_key?: string;
  amount: string;
  status: string;
}
const casesIn = (read: Read) => (read('listRefunds', { query: { limit: 50 } }) as { list: Case[] }).list;
/** Cases about the pieces of orders that only the first customer has, until it is too late. */
const cases = {
  shown: (read: Read) =>
    casesIn(read)
      .map(({ idempotency_key, amount }) => `${idempotency_key} ${amount}`)
      .sort(),
  credited: (read: Read) =>
    casesIn(read).reduce((sum, { status, amount }) => (status === 'refunded' ? sum + Number(amount) : sum), 0),
};

export const actions = {
  payOrders: {
    renews: true,
    fill: ({ choice, code }) => ({ order_ids: [start.unpaid[choice]?.id], pay_code: code }),
    refuse: (model, account, { order_ids, pay_code }, now) => {
      const orders = start.unpaid.filter(({ id }) => (order_ids as number[]).includes(id));
      if (account.customer !== 0) return 'order_not_found';
      const isPaid = model.effects.some(({ body }) => isSame(body['order_ids'], order_ids));
      if (isPaid) return 'order_already_paid';
      if (orders.some(({ deadline }) => now >= deadline)) return 'pay_deadline_passed';
      return (
        checkCode(account, pay_code, now) ??
        take(
          account,
          orders.reduce((sum, { total }) => sum + cents(total), 0),
        )
      );
    },
    shown: (read) =>
      start.unpaid.flatMap(({ id }) => {
        const order = read('getOrder', { query: { order_id: id } }) as { paid_at: string | null } | undefined;
        return order?.paid_at ? id : [];
      }),
    expected: (effects) => effects.flatMap(({ body }) => body['order_ids'] as number[]).sort((a, b) => a - b),
  },
  createOrder: {
    fill: ({ customer, choice }) => ({
      source: sourceOf(choice + 1),
      address_id: start.customers[customer]?.address,
      remarks: [],
      expected_total: start.customers[customer]?.totals[choice],
    }),
    refuse: (model, _, body, now) => {
      const waiting = model.effects.filter(
        ({ operation, at }) => operation === 'createOrder' && now < at + 30 * MINUTE,
      );
      const left = waiting.reduce((stock, effect) => stock - quantityOf(effect), start.stock);
      return left < (body['source'] as { quantity: number }).quantity ? 'out_of_stock' : undefined;
    },
    shown: (read) => keysIn(read('listOrders', { query: { limit: 50 } })),
    expected: keysOf,
  },
  createWithdrawal: {
    fill: ({ choice, code, quote }) => {
      const amount = AMOUNTS[choice];
      const query = { type: 'onchain', network: 'TRC20-USDT', amount };
      return { payee_id: 6302, amount, quote_id: quote('quoteWithdrawal', query, 10), pay_code: code };
    },
    refuse: (_, account, body, now) => {
      if (account.customer !== 0) return 'pay_code_not_set';
      const reason = checkCode(account, body['pay_code'], now) ?? checkQuote(account, body, now);
      if (reason === undefined && account.available >= cents(body['amount'])) account.quotes.delete(body['quote_id']);
      return reason ?? take(account, cents(body['amount']));
    },
    shown: (read) => keysIn(read('listWithdrawals', { query: { limit: 50 } })),
    expected: keysOf,
  },
  createRecharge: {
    fill: ({ choice, quote, upload }) => {
      const amount = AMOUNTS[choice];
      const quote_id = quote('quoteRecharge', { method: 'manual', amount }, 30);
      return { method: 'manual', amount, quote_id, evidence: upload() };
    },
    refuse: ({ effects }, account, body, now) => {
      const reason = checkQuote(account, body, now);
      if (reason) return reason;
      const { evidence } = body;
      const isUsed = effects.some((one) => one.operation === 'createRecharge' && one.body['evidence'] === evidence);
      if (!isUsed && now >= (account.uploads.get(evidence) ?? 0) + DAY) return 'upload_expired';
      if (isUsed) return 'evidence_already_used';
      account.quotes.delete(body['quote_id']);
      return undefined;
    },
    shown: (read) => keysIn(read('listRecharges', { query: { limit: 50 } })),
    expected: keysOf,
    credited: (read) => {
      const { list } = read('listRecharges', { query: { limit: 50 } }) as { list: Recharge[] };
      const own = list.filter(({ idempotency_key }) => idempotency_key !== undefined);
      return own.reduce((sum, { arrival }) => sum + Number(arrival ?? 0), 0);
    },
  },
  createCardPayment: {
    renews: true,
    fill: ({ choice, quote }) => {
      const amount = AMOUNTS[choice];
      const return_url = 'https://meridian.shop/cardTopUp';
      return { amount, quote_id: quote('quoteRecharge', { method: 'card', amount }, 30), return_url };
    },
    refuse: (_, account, body, now) => {
      const reason = checkQuote(account, body, now);
      if (!reason) account.quotes.delete(body['quote_id']);
      return reason;
    },
    shown: (read, sent) =>
      sent.filter((idempotency_key) => read('getCardPayment', { query: { idempotency_key } }) !== undefined).sort(),
    expected: keysOf,
  },
  saveAddress: {
    fill: ({ choice }) => ({ ...ADDRESS, addressee: ['Ben', 'Cleo'][choice] }),
    refuse: ({ effects }, { customer }) => {
      const saved = effects.filter((one) => one.operation === 'saveAddress' && one.customer === customer).length;
      return saved < 17 ? undefined : 'address_limit_reached';
    },
    shown: (read) => keysIn(read('listAddresses', { query: { limit: 50 } })),
    expected: keysOf,
  },
  addCartLine: {
    renews: true,
    isAsked: true,
    fill: ({ choice }) => ({ product_id: 101, sku_id: 1011, quantity: choice + 1 }),
    refuse: () => undefined,
    shown: (read) => {
      const { groups } = read('getCart') as { groups: { lines: { sku_id: number; quantity: number }[] }[] };
      return groups.flatMap(({ lines }) => lines).find(({ sku_id }) => sku_id === 1011)?.quantity ?? 0;
    },
    expected: (effects) => effects.reduce((sum, { body }) => sum + Number(body['quantity']), 0),
  },
  rebuyOrder: {
    renews: true,
    isAsked: true,
    fill: ({ choice }) => ({ order_id: start.bought[choice]?.id }),
    refuse: ({ effects }, { customer }, { order_id }) => {
      const order = start.bought.find(({ id }) => id === order_id);
      if (customer !== 0 || !order) return 'order_not_found';
      return timesBought(effects, order.id) * order.quantity < order.stock ? undefined : 'nothing_to_rebuy';
    },
    shown: (read) => {
      const { groups } = read('getCart') as { groups: { lines: { sku_id: number; quantity: number }[] }[] };
      const lines = groups.flatMap((group) => group.lines);
      return start.bought.map(({ sku }) => lines.find(({ sku_id }) => sku_id === sku)?.quantity ?? 0);
    },
    expected: (effects) =>
      start.bought.map(({ id, quantity, stock }) => Math.min(timesBought(effects, id) * quantity, stock)),
  },
  applyRefund: {
    ...cases,
    fill: ({ choice, upload }) => ({
      ...(choice
        ? {
            order_id: RECEIVED,
            product_status: 'received',
            amount: '80.00',
            items: [{ order_item_id: 90071, quantity: 1 }],
          }
        : {
            order_id: UNSHIPPED,
            product_status: 'not_received',
            amount: '64.00',
            items: [{ order_item_id: 90021, quantity: 1 }],
          }),
      type: 'refund_only',
      reason_id: 1,
      explanation: 'Not needed',
      proofs: [upload()],
    }),
    refuse: ({ effects }, { customer, uploads }, { order_id, proofs }, now) => {
      if (customer !== 0) return 'order_not_found';
      const closed = effects.filter(({ body }) => body['order_id'] === order_id).map(({ at }) => at + CASE + 7 * DAY);
      if (order_id === RECEIVED && now >= Math.max(start.refundUntil, ...closed)) return 'refund_not_allowed';
      const [proof] = proofs as string[];
      const isUsed = effects.some(({ body }) => isSame(body['proofs'], proofs));
      return isUsed || now < (uploads.get(proof) ?? 0) + DAY ? undefined : 'upload_expired';
    },
    expected: (effects) => effects.map(({ key, body }) => `${key} ${body['amount']}`).sort(),
  },
  declareChangeOfMind: {
    ...cases,
    fill: ({ choice }) =>
      choice
        ? { order_id: COMPLETED, items: [{ order_item_id: 90041, quantity: 1 }] }
        : { order_id: UNSHIPPED, items: [{ order_item_id: 90021, quantity: 1 }] },
    refuse: (_, { customer }, { order_id }, now) => {
      if (customer !== 0) return 'order_not_found';
      return order_id === COMPLETED && now >= start.undoUntil ? 'change_of_mind_not_allowed' : undefined;
    },
    expected: (effects) =>
      effects.map(({ key, body }) => `${key} ${body['order_id'] === COMPLETED ? '24.00' : '64.00'}`).sort(),
  },
  createReview: {
    renews: true,
    isAsked: true,
    fill: ({ choice }) => ({
      order_item_id: 90051,
      product_score: 5 - choice,
      service_score: 5,
      postage_score: 5,
      content: 'Dry after a night of rain',
      pictures: [],
      anonymous: false,
    }),
    refuse: ({ effects }, { customer }) => {
      if (customer !== 0) return 'order_not_found';
      return effects.length > 0 ? 'review_already_written' : undefined;
    },
    shown: (read) => {
      const { list } = read('listMyReviews', { query: { limit: 50 } }) as {
        list: { review: { product_score: number } | null }[];
      };
      return list.flatMap(({ review }) => review?.product_score ?? []);
    },
    expected: (effects) => effects.map(({ body }) => body['product_score']),
  },
  sendMessage: {
    renews: true,
    isAsked: true,
    isKept: true,
    fill: ({ choice }) => ({ shop_id: choice + 1, kind: 'text', text: 'Is it in stock?' }),
    refuse: () => undefined,
    shown: (read) =>
      [1, 2].flatMap((shop_id) => {
        const { list } = read('listMessages', { query: { shop_id, limit: 50 } }) as { list: Message[] };
        return list.flatMap(({ from, client_id }) => (from === 'customer' ? `${shop_id} ${client_id}` : []));
      }),
    expected: (effects) =>
      [1, 2].flatMap((shop) =>
        effects.flatMap(({ key, body: { shop_id } }) => (shop_id === shop ? `${shop} ${key}` : [])),
      ),
  },
} satisfies Partial<Record<AttemptId, Action>>;

export type ActionName = keyof typeof actions;
export const actionOf = (name: ActionName): Action => actions[name];

/** All that was done, and what each customer has left. */
export class Model {
  readonly effects: Effect[] = [];
  readonly accounts: Account[] = start.customers.map(({ available }, customer) => ({
    customer,
    available: cents(available),
    quotes: new Map(),
    uploads: new Map(),
    wrongCodes: 0,
    lockedUntil: 0,
  }));

  /** What the server answers to a call with a key: what was done, now or under this key before, or why it was refused. */
  arrive(operation: ActionName, customer: number, body: Content, now: number): Effect | string {
    const key = keyOf(body) ?? '';
    const { isKept, refuse } = actionOf(operation);
    const isKnown = (one: Effect) => one.key === key && one.customer === customer && (isKept || now - one.at < DAY);
    const known = this.effects.find(isKnown);
    if (known) return isKept || isSame({ ...known.body, ...body }, known.body) ? known : 'idempotency_conflict';
    const account = this.accounts[customer];
    const reason = account ? refuse(this, account, body, now) : 'unauthorized';
    if (reason !== undefined) return reason;
    const effect: Effect = { operation, customer, key, body, at: now, ids: [] };
    this.effects.push(effect);
    return effect;
  }
}
