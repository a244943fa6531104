import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { assertType, expectTypeOf, test } from 'vitest';
import type { ApiErrorOf } from './api-error.ts';
import { written } from './cache-effects.ts';
import type { DataOf, Schema } from './operation.ts';
import { infinite, rowsOf } from './query.ts';
import { cartQuery, logoutUser, orderQuery, payOrders, productList, productReviewList, uploadFile } from './react.ts';

test('a page has the operation’s data, without undefined', () => {
  const page = () => useSuspenseQuery(orderQuery(9001));
  expectTypeOf<ReturnType<typeof page>['data']>().toEqualTypeOf<Schema<'Order'>>();
  // @ts-expect-error: the id is required
  assertType(() => orderQuery());
});

test('a list has pages of rows, and its error is that of its operation', () => {
  const page = () => useInfiniteQuery({ ...productList({ keyword: 'tent' }), select: rowsOf });
  expectTypeOf<ReturnType<typeof page>['data']>().toEqualTypeOf<Schema<'ProductCard'>[] | undefined>();
  expectTypeOf<ReturnType<typeof page>['error']>().toEqualTypeOf<ApiErrorOf<'listProducts'> | null>();
  // @ts-expect-error: which page is the kernel's business
  assertType(() => productList({ page: 2 }));
  // @ts-expect-error: categories come as a whole
  assertType(() => infinite('listCategories'));
});

test('a page of a list as a query of its own has the same rows and the same error', () => {
  const page = () => useQuery(productList.pages({ keyword: 'tent' })(2));
  expectTypeOf<ReturnType<typeof page>['data']>().toEqualTypeOf<DataOf<'listProducts'> | undefined>();
  expectTypeOf<ReturnType<typeof page>['error']>().toEqualTypeOf<ApiErrorOf<'listProducts'> | null>();
  // @ts-expect-error: whose reviews must be said
  assertType(() => productReviewList.pages());
});

test('a mutation takes its body and fails with the errors of its operation', () => {
  const pay = () => useMutation(payOrders());
  expectTypeOf<ReturnType<typeof pay>['data']>().toEqualTypeOf<DataOf<'payOrders'> | undefined>();
  expectTypeOf<Parameters<ReturnType<typeof pay>['mutate']>[0]>().toEqualTypeOf<Schema<'PayOrdersBody'>>();
  expectTypeOf<ReturnType<typeof pay>['error']>().toEqualTypeOf<ApiErrorOf<'payOrders'> | null>();
  assertType(() => useMutation(logoutUser()).mutate());
  const upload = () => useMutation(uploadFile());
  expectTypeOf<Parameters<ReturnType<typeof upload>['mutate']>[0]['file']>().toEqualTypeOf<Blob>();
});

test('what is read from the cache has its type', () => {
  const cart = (queryClient: QueryClient) => queryClient.getQueryData(cartQuery().queryKey);
  expectTypeOf(cart).returns.toEqualTypeOf<Schema<'Cart'> | undefined>();
  const products = (queryClient: QueryClient) => queryClient.getQueryData(productList().queryKey);
  expectTypeOf(products).returns.toEqualTypeOf<InfiniteData<DataOf<'listProducts'>> | undefined>();
});

test('only the whole of what a query holds can be written to it', () => {
  const cart: Schema<'Cart'> = { groups: [], invalid: [], count: 0 };
  assertType(written(cartQuery(), cart));
  // @ts-expect-error: a cart is no order
  assertType(written(orderQuery(1), cart));
});
