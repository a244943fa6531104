import { createHash } from 'node:crypto';
import { type Defect, defectsOf, type Json } from '../defect.ts';
import { failWith, inBody, jsonOf } from '../edits.ts';
import { exampleOf, REFUND, type Shopper } from '../shopper.ts';

const KEY = '7b0d3c1e-52a4-4f0e-9a55-0d6a5f3c9e21';
const KEYED = { idempotency_key: KEY };
const LINE = { product_id: 105, sku_id: 1052, quantity: 1, ...KEYED };

/** Replaces the client's key, so that every call has a new key. */
const keyIgnored: Pick<Defect, 'request'> = {
  request: inBody((body) => {
    if (/^[0-9a-f-]{36}$/i.test(body.idempotency_key)) body.idempotency_key = crypto.randomUUID();
  }),
};

const twice = (operation: Defect['operation'], body: Json, seen: (data: Json) => unknown): Defect['show'] => {
  return async ({ call }) => {
    await call(operation, { body });
    const { body: second } = await call(operation, { body });
    return [second.code, seen(second.data)];
  };
};

export const idempotency = defectsOf('idempotency', {
  'cart-adds-twice': {
    operation: 'addCartLine',
    title: 'The idempotency key is not looked at: a repeat adds the pieces again',
    check: ['repeat-not-idempotent'],
    ...keyIgnored,
    show: twice('addCartLine', LINE, (data) => data.groups),
  },
  'orders-twice': {
    operation: 'createOrder',
    title: 'A repeat of createOrder places a second order',
    check: ['repeat-not-idempotent', 'repeat-concurrent'],
    ...keyIgnored,
    show: twice(
      'createOrder',
      {
        ...KEYED,
        source: { from: 'product', product_id: 101, sku_id: 1011, quantity: 1 },
        address_id: 11,
        remarks: [],
        expected_total: '134.40',
      },
      (data) => JSON.stringify(data),
    ),
  },
  'address-twice': {
    operation: 'saveAddress',
    title: 'A repeat adds the address a second time',
    check: ['repeat-not-idempotent', 'repeat-concurrent'],
    ...keyIgnored,
    show: twice('saveAddress', newAddress('1'), (data) => data.id),
  },
  'buys-again-twice': {
    operation: 'rebuyOrder',
    title: 'A repeat puts the order into the cart once more',
    check: ['repeat-not-idempotent'],
    ...keyIgnored,
    show: twice('rebuyOrder', { ...KEYED, order_id: 9003 }, (data) => data),
  },
  'key-not-in-list': {
    operation: 'saveAddress',
    title: 'The list of addresses does not show under which key each was added',
    check: ['key-not-told'],
    on: ['listAddresses'],
    answer(answered) {
      answered.text = answered.text.replaceAll(/,"idempotency_key":"[^"]+"/g, '');
    },
    show: async ({ call }) => {
      await call('saveAddress', { body: newAddress('1') });
      return (await call('listAddresses')).body.data.list;
    },
  },
  'repeat-refused': {
    operation: 'createRecharge',
    title: 'A key that is known is refused instead of answered with the first answer',
    check: ['repeat-not-idempotent'],
    ...refusesRepeats(409),
    show: twice('createRecharge', undefined, (data) => data?.id),
  },
  'key-kept-after-refusal': {
    operation: 'addCartLine',
    title: 'A key is written down before the work, and stays when that is refused',
    check: ['idempotency-key-kept'],
    answer(answered, { sent, memory }) {
      const key = sent.json?.idempotency_key;
      const { code } = jsonOf(answered) ?? {};
      if (memory.has(key)) {
        failWith(answered, 200, 'The key was used', 3008);
        answered.text = JSON.stringify({ ...jsonOf(answered), reason: 'idempotency_conflict' });
      } else if (answered.status === 200 && code > 1) memory.set(key, true);
    },
    show: async ({ call }) => [
      (await call('addCartLine', { body: { ...LINE, quantity: 999 } })).body.code,
      (await call('addCartLine', { body: LINE })).body.code,
    ],
  },
  'repeat-conflicts': {
    operation: 'applyRefund',
    title: 'Any repeat of a key is answered as idempotency_conflict',
    check: ['repeat-not-idempotent'],
    answer(answered, { sent, memory }) {
      const key = sent.json?.idempotency_key;
      if (jsonOf(answered)?.code !== 1) return;
      if (memory.has(key)) {
        failWith(answered, 200, 'The key was used', 3008);
        answered.text = JSON.stringify({ ...jsonOf(answered), reason: 'idempotency_conflict' });
      }
      memory.set(key, true);
    },
    show: twice('applyRefund', { ...KEYED, ...REFUND }, (data) => data?.id),
  },
  'key-for-another-body': {
    operation: 'addCartLine',
    title: 'A key that was used for another body answers the first answer instead of a conflict',
    check: ['idempotency-key-reused'],
    answer(answered, { sent, memory }) {
      const key = sent.json?.idempotency_key;
      const body = jsonOf(answered);
      if (body?.code === 1) memory.set(key, answered.text);
      else if (body?.reason === 'idempotency_conflict') answered.text = memory.get(key) ?? answered.text;
    },
    show: async ({ call }) => [
      (await call('addCartLine', { body: LINE })).body.code,
      (await call('addCartLine', { body: { ...LINE, quantity: 2 } })).body.code,
    ],
  },
  'order-key-with-body': keyWithBody('createOrder', { address_id: 12 }),
  'payment-key-with-body': keyWithBody('payOrders', { order_ids: [9002] }),
  'refund-key-with-body': keyWithBody('applyRefund', { amount: '1.00' }, async () => REFUND),
  'change-of-mind-key-with-body': keyWithBody('declareChangeOfMind', { order_id: 9002 }),
  'recharge-key-with-body': keyWithBody('createRecharge', { amount: '201.00' }),
  'card-key-with-body': keyWithBody('createCardPayment', { amount: '101.00' }, async (call) => ({
    quote_id: (await call('quoteRecharge', { query: { method: 'card', amount: '100.00' } })).data.quote_id,
  })),
  'withdrawal-key-with-body': keyWithBody('createWithdrawal', { amount: '51.00' }, async (call) => ({
    quote_id: (await call('quoteWithdrawal', { query: { type: 'onchain', network: 'TRC20-USDT', amount: '50.00' } }))
      .data.quote_id,
  })),
  'two-at-once': {
    operation: 'saveAddress',
    title: 'The key is looked up before the row is written: two calls at once both add an address',
    check: ['repeat-concurrent'],
    request: inBody((body, { memory }) => {
      const key = body.idempotency_key;
      if (!/^[0-9a-f-]{36}$/i.test(key)) return;
      if (Date.now() - (memory.get(key) ?? 0) < 50) body.idempotency_key = crypto.randomUUID();
      // Until it is answered, the call is under way.
      else memory.set(key, Number.POSITIVE_INFINITY);
    }),
    answer(_, { sent, memory }) {
      memory.set(sent.json?.idempotency_key, Date.now());
    },
    show: async ({ call }) => {
      const send = () => call('saveAddress', { body: newAddress('2') });
      const [one, other] = await Promise.all([send(), send()]);
      return one.data.id === other.data.id;
    },
  },
  'like-is-a-switch': {
    operation: 'likeProduct',
    title: 'liked is not looked at: every call switches the mark over',
    check: ['repeat-harms', 'repeat-not-idempotent', 'read-after-write', 'state-transition'],
    request: inBody((body, { memory, sent }) => {
      if (typeof body.liked !== 'boolean') return;
      const key = `${sent.headers['token']} ${body.product_id}`;
      body.liked = !memory.get(key);
      memory.set(key, body.liked);
    }),
    show: twice('likeProduct', { product_id: 101, liked: true }, ({ liked }) => liked),
  },
  'follow-counts-twice': {
    operation: 'followShop',
    title: 'Following a shop that is followed already is answered as a server error: duplicate key',
    check: ['repeat-harms', 'sql-shown', 'http-status', 'input-crashes'],
    answer(answered, { sent, memory }) {
      const key = `${sent.headers['token']} ${JSON.stringify(sent.json)}`;
      const repeated = memory.has(key) && jsonOf(answered)?.code === 1;
      memory.set(key, true);
      if (repeated) failWith(answered, 500, "SQLSTATE[23000]: Duplicate entry '1-3' for key 'follows.PRIMARY'");
    },
    show: twice('followShop', undefined, (data) => data),
  },
  'key-of-anybody': {
    operation: 'createRecharge',
    title: 'The keys of all customers are in one table: another customer gets the first one’s answer',
    check: ['token-foreign'],
    ...answersOfAnybody('idempotency_key'),
    show: async ({ call, signIn }) => [
      (await call('createRecharge')).data.id,
      (await call('createRecharge', { token: await signIn() })).data?.id,
    ],
  },
  'client-id-of-anybody': {
    operation: 'sendMessage',
    title: 'client_id is looked up in the messages of all customers',
    check: ['token-foreign'],
    ...answersOfAnybody('client_id'),
    show: async ({ call, signIn }) => {
      const message = { shop_id: 0, client_id: KEY, kind: 'text', text: 'Hello' };
      const first = await call('sendMessage', { body: message });
      return (await call('sendMessage', { body: message, token: await signIn() })).data.id === first.data.id;
    },
  },
});

/** Repeats the answer to a key, whoever sends it. */
function answersOfAnybody(name: 'idempotency_key' | 'client_id'): Pick<Defect, 'answer'> {
  return {
    answer(answered, { sent, memory }) {
      const key = sent.json?.[name];
      if (answered.status !== 200) return;
      if (memory.has(key)) answered.text = memory.get(key);
      else if (jsonOf(answered)?.code === 1) memory.set(key, answered.text);
    },
  };
}

/** Looks a key up together with its body, so that another body under it is a call of its own. */
function keyWithBody(
  operation: Defect['operation'],
  other: Json,
  ownOf: (call: Shopper['call']) => Promise<Json> = async () => ({}),
): Omit<Defect, 'id' | 'area'> {
  return {
    operation,
    title: 'A key is looked up by a hash of it and the body: with another body it counts as unknown',
    check: ['idempotency-key-reused'],
    request: inBody((body) => {
      if (!/^[0-9a-f-]{36}$/i.test(body.idempotency_key)) return;
      const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
      body.idempotency_key = hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
    }),
    show: async ({ call }) => {
      const body = { ...exampleOf(operation), ...(await ownOf(call)) };
      const first = await call(operation, { body });
      return [first.body.code, (await call(operation, { body: { ...body, ...other } })).body.reason];
    },
  };
}

function refusesRepeats(status: number): Pick<Defect, 'answer'> {
  return {
    answer(answered, { sent, memory }) {
      const key = sent.json?.idempotency_key;
      if (jsonOf(answered)?.code !== 1) return;
      if (memory.has(key)) failWith(answered, status, 'This request was handled already');
      memory.set(key, true);
    },
  };
}

function newAddress(detail: string) {
  const place = { country: 'JP', area_ids: [3926, 39261], postcode: '604-8054', detail };
  return { addressee: 'Mei Tanaka', mobile: '+819012345678', ...place, tag: 'home', is_default: false, ...KEYED };
}
