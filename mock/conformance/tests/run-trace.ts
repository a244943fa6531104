import { randomUUID } from 'node:crypto';
import { type OperationId, operations } from '@meridian/sdk';
import { readContract } from '../src/contract/contract.ts';
import type { TraceStep } from '../src/differential/difference.ts';
import type { Json } from './defects/defect.ts';

interface Call {
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Json;
  /** The token of the login by default; null for none. */
  readonly token?: string | null;
  readonly method?: string;
}

const contract = await readContract();

/** A customer's short visit: a login, an address, a cart, an order, and some refusals on the way. */
export async function runTrace(url: string): Promise<TraceStep[]> {
  const trace: TraceStep[] = [];
  let signedIn: string | null = null;

  async function step(name: string, operation: OperationId, call: Call = {}): Promise<Json> {
    const { query = {}, body, token = signedIn, method = operations[operation].method.toUpperCase() } = call;
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    const address = `${url}${contract.operations.get(operation)?.path}${search.size > 0 ? `?${search}` : ''}`;
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const headers = {
      'accept-language': 'en',
      ...(token !== null && { token }),
      ...(text !== undefined && { 'content-type': 'application/json' }),
    };
    const sentAt = Date.now();
    const answer = await fetch(address, { method, headers, ...(text !== undefined && { body: text }) });
    const response = { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
    const request = { method, url: address, headers, ...(text !== undefined && { body: text }) };
    trace.push({ step: name, exchange: { operation, request, response, sentAt, duration: Date.now() - sentAt } });
    return JSON.parse(response.body).data;
  }

  const login = { account: 'demo@meridian.shop', password: 'demo123456' };
  signedIn = (await step('login', 'loginUser', { body: login, token: null })).userinfo.token;
  await step('login with a wrong password', 'loginUser', {
    body: { ...login, password: 'nothing-like-it' },
    token: null,
  });
  await step('profile', 'getUserInfo');
  await step('profile without a token', 'getUserInfo', { token: null });
  await step('profile with a bad token', 'getUserInfo', { token: 'no-such-token' });
  await step('a wrong method', 'getUserInfo', { method: 'POST', body: {} });
  await step('a bad address without a token', 'saveAddress', { body: {}, token: null });
  await step('an address that lacks fields', 'saveAddress', { body: { addressee: '' } });
  await step('a body that is no JSON', 'saveAddress', { body: '{' });
  const ordinary = contract.operations.get('saveAddress')?.body?.example as Json;
  const { address_id: _, version: __, ...fields } = ordinary;
  const another = { ...fields, idempotency_key: randomUUID() };
  const address = await step('a new address', 'saveAddress', { body: another });
  await step('the same address again', 'saveAddress', { body: another });
  await step('addresses', 'listAddresses');
  await step('the address', 'getAddress', { query: { address_id: address?.id ?? 0 } });
  await step('an address that is not there', 'getAddress', { query: { address_id: 999_999 } });
  const { list: products } = await step('products', 'listProducts', { query: { limit: 5 } });
  await step('a product', 'getProduct', { query: { product_id: products[0].id } });
  await step('like', 'likeProduct', { body: { product_id: products[0].id, liked: true } });
  await step('the cart', 'getCart');
  const source = { from: 'product', product_id: 102, sku_id: 1021, quantity: 1 };
  const quote = await step('quote', 'quoteOrder', { body: { source, address_id: 11 } });
  const expected_total = quote.total_amount;
  const bought = { idempotency_key: randomUUID(), source, address_id: 11, remarks: [], expected_total };
  const order = await step('order', 'createOrder', { body: bought });
  await step('the same order again', 'createOrder', { body: bought });
  const unseen = { ...bought, idempotency_key: randomUUID(), expected_total: '0.01' };
  await step('an order at a price nobody has seen', 'createOrder', { body: unseen });
  const order_id = order?.orders?.[0]?.id ?? 0;
  await step('the order', 'getOrder', { query: { order_id } });
  await step('orders', 'listOrders', { query: { limit: 50 } });
  await step('cancel', 'cancelOrder', { body: { order_id, reason_id: 2 } });
  await step('the cancelled order', 'getOrder', { query: { order_id } });
  await step('an order that is not there', 'getOrder', { query: { order_id: 999_999 } });
  await step('log out', 'logoutUser', { query: { lang: 'zh-cn' } });
  await step('profile after logout', 'getUserInfo');
  return trace;
}
