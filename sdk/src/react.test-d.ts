import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { assertType, expectTypeOf, test } from 'vitest';
import { cacheEntry } from './cache/cache-updates.ts';
import { infiniteQuery, rowsOf } from './cache/query.ts';
import type { ApiErrorOf } from './client/api-error.ts';
import type { DataOf, Schema } from './client/operation-types.ts';
import {
  cartQuery,
  logoutUser,
  orderQuery,
  payOrders,
  productList,
  productReviewList,
  similarProductsQuery,
  uploadFile,
} from './react.ts';

test('useSuspenseQuery returns the operation’s data', () => {
  const page = () => useSuspenseQuery(orderQuery(9001));
  expectTypeOf<ReturnType<typeof page>['data']>().toEqualTypeOf<Schema<'Order'>>();
  // @ts-expect-error: the id is required
  assertType(() => orderQuery());
});

test('the index of `map` is no parameter of a query', () => {
  assertType(() => [101].map((id) => similarProductsQuery(id, { limit: 4 })));
  // @ts-expect-error: the limit is given by name
  assertType(() => [101].map(similarProductsQuery));
});

test('useInfiniteQuery returns pages of rows and the operation’s errors', () => {
  const page = () => useInfiniteQuery({ ...productList({ keyword: 'tent' }), select: rowsOf });
  expectTypeOf<ReturnType<typeof page>['data']>().toEqualTypeOf<Schema<'ProductCard'>[] | undefined>();
  expectTypeOf<ReturnType<typeof page>['error']>().toEqualTypeOf<ApiErrorOf<'listProducts'> | null>();
  // @ts-expect-error: the page is chosen by the factory
  assertType(() => productList({ page: 2 }));
  // @ts-expect-error: categories are not paged
  assertType(() => infiniteQuery('listCategories'));
});

test('useQuery of one page of a list has the rows and the errors of the list', () => {
  const page = () => useQuery(productList.pages({ keyword: 'tent' })(2));
  expectTypeOf<ReturnType<typeof page>['data']>().toEqualTypeOf<DataOf<'listProducts'> | undefined>();
  expectTypeOf<ReturnType<typeof page>['error']>().toEqualTypeOf<ApiErrorOf<'listProducts'> | null>();
  // @ts-expect-error: the product is required
  assertType(() => productReviewList.pages());
});

test('useMutation takes the body and fails with the operation’s errors', () => {
  const pay = () => useMutation(payOrders());
  expectTypeOf<ReturnType<typeof pay>['data']>().toEqualTypeOf<DataOf<'payOrders'> | undefined>();
  expectTypeOf<Parameters<ReturnType<typeof pay>['mutate']>[0]>().toEqualTypeOf<Schema<'PayOrdersBody'>>();
  expectTypeOf<ReturnType<typeof pay>['error']>().toEqualTypeOf<ApiErrorOf<'payOrders'> | null>();
  assertType(() => useMutation(logoutUser()).mutate());
  const upload = () => useMutation(uploadFile());
  expectTypeOf<Parameters<ReturnType<typeof upload>['mutate']>[0]['file']>().toEqualTypeOf<Blob>();
});

test('getQueryData is typed', () => {
  const cart = (queryClient: QueryClient) => queryClient.getQueryData(cartQuery().queryKey);
  expectTypeOf(cart).returns.toEqualTypeOf<Schema<'Cart'> | undefined>();
  const products = (queryClient: QueryClient) => queryClient.getQueryData(productList().queryKey);
  expectTypeOf(products).returns.toEqualTypeOf<InfiniteData<DataOf<'listProducts'>> | undefined>();
});

test('a cache entry must have the type of its query', () => {
  const cart: Schema<'Cart'> = { version: 1, groups: [], invalid: [], count: 0, line_limit: 200 };
  assertType(cacheEntry(cartQuery(), cart));
  // @ts-expect-error: a cart is not an order
  assertType(cacheEntry(orderQuery(1), cart));
});
