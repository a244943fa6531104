import { expectTypeOf, test } from 'vitest';
import type { Client } from '../client/client-options.ts';
import type { Schema } from '../client/operation-types.ts';
import { type RowOf, rows } from '../lists.ts';

test('a row has the type of its list, and parameters are asked for exactly where one is required', () => {
  expectTypeOf<RowOf<'listBills'>>().toEqualTypeOf<Schema<'Bill'>>();
  const calls = (client: Client) => [
    rows(client, 'listBills'),
    rows(client, 'listBills', { type: 'fee' }, { retries: 0 }),
    rows(client, 'listProductReviews', { product_id: 101 }),
    // @ts-expect-error: the product is required
    rows(client, 'listProductReviews'),
    // @ts-expect-error: the page is chosen by rows
    rows(client, 'listBills', { page: 2 }),
    // @ts-expect-error: no list of pages
    rows(client, 'getUserInfo'),
  ];
  expectTypeOf(calls).returns.toExtend<AsyncIterable<unknown>[]>();
});
