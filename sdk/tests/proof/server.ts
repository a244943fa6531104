// The mock's world and handlers as a function: no HTTP, and no validation by the contract, which tests of the mock have.
import { callOperation } from '../../../mock/src/sandboxes/call-operation.ts';
import { DEFAULT_SANDBOX } from '../../../mock/src/sandboxes/sandbox-id.ts';
import { createSandboxes } from '../../../mock/src/sandboxes/sandboxes.ts';
import { createWorld } from '../../../mock/src/world/seed/create-world.ts';
import { businessCodes, type DataOf, type OperationId } from '../../src/index.ts';

export interface Input {
  query?: object | undefined;
  body?: object | undefined;
}

export interface Reply {
  status: number;
  envelope: { code: number; reason?: string; msg: string; time: string; data: unknown };
}

export interface Server {
  answer: (operation: OperationId, input: Input, token: string | undefined) => Reply;
  now: () => number;
  pass: (ms: number) => void;
  upload: (token: string, bytes: Buffer) => string;
}

const ACCOUNTS = [
  { account: 'demo@meridian.shop', password: 'demo123456' },
  { account: 'new@meridian.shop', password: 'new123456' },
];
/** Each renewal of a session takes the next one. */
const TOKENS_EACH = 4;

/** Two customers alone with little behind them, so that a copy and a list are cheap. */
const seed = createWorld({ products: 6 });
const names = ACCOUNTS.map(({ account }) => account);
for (const [id, customer] of seed.customers) if (!names.includes(customer.account)) seed.customers.delete(id);
for (const id of seed.orders.keys()) if (id < 9000) seed.orders.delete(id);
/** Paid orders with enough pieces for any history. */
export const [UNSHIPPED, RECEIVED, COMPLETED] = [9002, 9007, 9004];
const SHIPPED = 9003;
const PIECES = { [UNSHIPPED]: 50, [RECEIVED]: 50, [COMPLETED]: 50, [SHIPPED]: 4 };
for (const [id, quantity] of Object.entries(PIECES)) {
  const order = seed.orders.get(Number(id));
  for (const item of order?.items.slice(0, 1) ?? []) Object.assign(item, { quantity });
  Object.assign(order ?? {}, { refundIds: [] });
}
const DAY = 86_400_000;
// A change of mind is possible for 20 minutes more.
Object.assign(seed.orders.get(COMPLETED) ?? {}, { receivedAt: seed.epoch - 14 * DAY + DAY / 72 });
seed.reviews.clear();
seed.refunds.clear();
const AUDITING = 0;
for (const customer of seed.customers.values()) {
  customer.bills = customer.bills.slice(-1);
  // One from before any key, like what is going to be sent.
  customer.recharges = customer.recharges
    .filter(({ method, status }) => method === 'manual' && status !== AUDITING)
    .slice(-1)
    .map((one) => ({ ...one, amount: 5000 }));
  Object.assign(customer, { cart: [], notifications: [], conversations: [] });
}

export const sandboxes = createSandboxes({ seed, running: () => 0 });
export const sandbox = sandboxes.of(DEFAULT_SANDBOX);
const codes = Object.fromEntries(Object.entries(businessCodes).map(([code, name]) => [name, Number(code)]));
const copyOf = (json: object): object => JSON.parse(JSON.stringify(json));

const server: Server = {
  now: () => sandbox.clock.now(),
  pass: (ms) => sandbox.clock.advance(ms),
  answer: (operation, input, token) => {
    const time = String(Math.floor(sandbox.clock.now() / 1000));
    const result = callOperation(sandbox, operation, { ...copyOf(input), token, language: 'en' });
    if (result.kind === 'data') {
      const { data } = copyOf({ data: result.data }) as { data: unknown };
      return { status: 200, envelope: { code: 1, msg: '', time, data } };
    }
    if (result.kind !== 'refused') return { status: 401, envelope: { code: 401, msg: '', time, data: null } };
    const { name: reason, details: data } = result;
    return { status: 200, envelope: { code: codes[reason] ?? 0, reason, msg: '', time, data } };
  },
  upload: (token, bytes) => {
    const result = callOperation(sandbox, 'uploadFile', {
      token,
      files: [{ name: 'file', bytes: Buffer.from(bytes) }],
    });
    return result.kind === 'data' ? (result.data as DataOf<'uploadFile'>).upload_id : '';
  },
};

/** What the server answers to a call that succeeds. */
const ask = <Op extends OperationId>(
  { answer }: Pick<Server, 'answer'>,
  token: string | undefined,
  operation: Op,
  input: Input = {},
): DataOf<Op> => {
  const { envelope } = answer(operation, input, token);
  if (envelope.code !== 1) throw new Error(`${operation}: ${envelope.reason}`);
  return envelope.data as DataOf<Op>; // the mock's handlers are typed by the contract
};

/** The sessions of each customer. */
export const tokens = ACCOUNTS.map((body) =>
  Array.from({ length: TOKENS_EACH }, () => ask(server, undefined, 'loginUser', { body }).userinfo.token),
);

export const PAY_CODE = '246810';
const HOME = {
  addressee: 'Ana',
  mobile: '+819087654321',
  country: 'JP',
  area_ids: [3926, 39261],
  detail: '7 Kyo-machi',
};
export const ADDRESS = { ...HOME, postcode: '606-0862', tag: 'home', is_default: false };
export const sourceOf = (quantity: number) => ({ from: 'product', product_id: 101, sku_id: 1011, quantity });

for (const { devices } of sandbox.world.customers.values())
  for (const device of devices) device.expiresAt = Number.MAX_SAFE_INTEGER;

/** The key of what is there before the first press. */
export const SETUP = '00000000-0000-4000-8000-000000000000';

/** What is there before the first press. */
const prepare = () => {
  const [first, second] = tokens.map(([token]) => token);
  ask(server, second, 'saveAddress', { body: { ...ADDRESS, idempotency_key: SETUP } });
  const customers = tokens.map(([token]) => {
    const address = ask(server, token, 'listAddresses').list[0]?.id;
    const totals = [1, 2].map((quantity) => {
      const body = { source: sourceOf(quantity), address_id: address };
      return ask(server, token, 'quoteOrder', { body }).total_amount;
    });
    const { balance_available: available } = ask(server, token, 'getUserInfo');
    return { address, totals, available };
  });
  const source = { from: 'product', product_id: 105, sku_id: 1052, quantity: 1 };
  const [address_id] = customers.map(({ address }) => address);
  const { total_amount: expected_total } = ask(server, first, 'quoteOrder', { body: { source, address_id } });
  const body = { source, address_id, remarks: [], expected_total, idempotency_key: SETUP };
  const made = ask(server, first, 'createOrder', { body }).orders;
  const orderOf = (order_id: number) => ask(server, first, 'getOrder', { query: { order_id } });
  const unpaid = [9001, ...made.map(({ id }) => id)].map((order_id) => {
    const { id, total_amount, pay_deadline } = orderOf(order_id);
    return { id, total: total_amount, deadline: Date.parse(pay_deadline ?? '') };
  });
  const stockOf = (product_id: number, sku: number) =>
    ask(server, first, 'getProduct', { query: { product_id } }).skus.find(({ id }) => id === sku)?.stock ?? 0;
  const bought = [SHIPPED, 9005].map((id) => {
    const [{ product_id, sku_id, quantity } = { product_id: 0, sku_id: 0, quantity: 0 }] = orderOf(id).items;
    return { id, sku: sku_id, quantity, stock: stockOf(product_id, sku_id) };
  });
  const refundUntil = Date.parse(orderOf(RECEIVED).next_by ?? '');
  const undoUntil = Date.parse(orderOf(COMPLETED).change_of_mind_until ?? '');
  sandboxes.snapshot(sandbox);
  return { customers, unpaid, bought, refundUntil, undoUntil, stock: stockOf(101, 1011) };
};
export const start = prepare();

/** The server as it was before the first press. */
export const restart = (): Server => {
  sandboxes.restore(sandbox);
  return server;
};
