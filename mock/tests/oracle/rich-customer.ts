import { createClient, type DataOf, isApiError, type OperationId } from '@meridian/sdk';
import { createMock } from '../../src/create-mock.ts';
import { newKey } from '../harness/open-sandbox.ts';

export const baseUrl = 'https://shop.example';
export const mock = createMock({ products: 6 });
let token = '';
export const client = createClient({ baseUrl, token: () => token, language: () => 'en', fetch: mock.fetch });
const send = client.call as (name: OperationId, args: object, options: object) => Promise<unknown>;
/** The data of a success, or the name of the refusal. Bodies are put together from generated parts. */
export const ask = <Op extends OperationId>(name: Op, args: object, options = {}): Promise<DataOf<Op>> =>
  send(name, args, { guard: false, ...options }).catch((error: unknown) => {
    if (isApiError(error) && error.kind === 'business') return error.reason;
    throw error;
  }) as Promise<DataOf<Op>>;
/** A body with a key of its own. */
export const once = (body: object) => ({ body: { idempotency_key: newKey(), ...body } });
const headers = { 'content-type': 'application/json' };
/** A call of the control API; its HTTP status. */
export const control = async (path: string, body: object): Promise<number> =>
  (await mock.fetch(`${baseUrl}/__mock/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
/** Signs the demo customer in; again after days have passed. */
export const signIn = async () => {
  const body = { account: 'demo@meridian.shop', password: 'demo123456' };
  ({ token } = (await ask('loginUser', { body }, { token: false })).userinfo);
};

// Nothing of the customer’s own is under way any more.
mock.advance({ days: 60 });
export const BALANCE = '900000.00';
await control('world/balance', { customer_id: 1, balance: BALANCE });
await signIn();
