import { expectTypeOf, test } from 'vitest';
import { defaultFetch } from '../transport/default-fetch.ts';
import type { Client, Fetch, FetchOptions } from './client-options.ts';
import type { ArgsOf, DataOf, OperationId, Schema } from './operation-types.ts';

test('a call resolves to the data of its success, never to that of a failure', () => {
  expectTypeOf<DataOf<'getOrder'>>().toEqualTypeOf<Schema<'Order'>>();
  expectTypeOf<DataOf<'logoutUser'>>().toEqualTypeOf<Schema<'Nothing'>>();
  expectTypeOf<DataOf<'loginUser'>['userinfo']['token']>().toEqualTypeOf<string>();
});

test('a file is a Blob, and what has a default may be left out', () => {
  expectTypeOf<ArgsOf<'uploadFile'>['body']['file']>().toEqualTypeOf<Blob>();
  expectTypeOf<ArgsOf<'listProducts'>>().toExtend<{
    query?: { page?: number | undefined; limit?: number | undefined } | undefined;
  }>();
});

test('arguments are asked for exactly where something is required', () => {
  const calls = (client: Client) => [
    client.call('getUserInfo'),
    client.call('listProducts'),
    client.call('listProducts', { query: { keyword: 'tent' } }, { token: false }),
    client.call('getOrder', { query: { order_id: 9001 } }),
    // @ts-expect-error: the id is required
    client.call('getOrder'),
    // @ts-expect-error: the id is a number
    client.call('getOrder', { query: { order_id: '9001' } }),
    // @ts-expect-error: a GET has no body
    client.call('getOrder', { query: { order_id: 9001 }, body: {} }),
    // @ts-expect-error: the body is required
    client.call('payOrders'),
    // @ts-expect-error: there is no such operation
    client.call('buyEverything'),
  ];
  expectTypeOf(calls).returns.toExtend<Promise<unknown>[]>();
});

test('a custom `fetch` always gets the operation; one that takes the request alone will do', () => {
  const own: Fetch = (request, options) => {
    expectTypeOf(options.operation).toEqualTypeOf<OperationId | undefined>();
    return defaultFetch(request);
  };
  expectTypeOf(own).parameters.toEqualTypeOf<[Request, FetchOptions]>();
  expectTypeOf<typeof fetch>().toExtend<Fetch>();
  expectTypeOf<(request: Request) => Promise<Response>>().toExtend<Fetch>();
});
