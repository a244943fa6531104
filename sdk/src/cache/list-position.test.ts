import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { successResponse } from '../../tests/test-client.ts';
import { createTestQueryClient } from '../../tests/test-query-client.ts';
import { notificationList } from '../operations/notifications.ts';
import { rowsOf } from './query.ts';

const LIMIT = 2;

// A server's list that grows at its head, newest id first. Its `as_of` is its number of rows at that moment. It grows
// by `perRequest` rows after each request.
const growing = (rows: number, perRequest = 0) => {
  const server = { rows };
  const answer = (request: Request) => {
    const { searchParams } = new URL(request.url);
    const page = Number(searchParams.get('page'));
    const moment = searchParams.get('as_of') ?? `${server.rows}`;
    const newest = Number(moment) - (page - 1) * LIMIT;
    server.rows += perRequest;
    const list = [newest, newest - 1].filter((id) => id > 0).map((id) => ({ id }));
    return successResponse({ list, total: Number(moment), page, limit: LIMIT, as_of: moment });
  };
  const { queryClient, sent } = createTestQueryClient(answer);
  /** Page and moment of each request. */
  const asked = () =>
    sent.map(({ url }) => {
      const { searchParams } = new URL(url);
      return [Number(searchParams.get('page')), searchParams.get('as_of')];
    });
  return { server, queryClient, asked };
};

const page = notificationList.pages();
const idsOf = (data: { list: readonly { id: number }[] } | undefined) => data?.list.map(({ id }) => id);

test('later pages are requested as of the first, so that a new row shifts none of them', async () => {
  const { server, queryClient, asked } = growing(6);
  await queryClient.fetchQuery(page(1));
  server.rows = 7;
  expect(idsOf(await queryClient.fetchQuery(page(2)))).toEqual([4, 3]);
  expect(asked()).toEqual([
    [1, null],
    [2, '6'],
  ]);
});

test('an infinite query keeps its first page’s moment', async () => {
  const { queryClient, asked } = growing(5, 1);
  const whole = { ...notificationList(), pages: 9, staleTime: 0 };
  expect(rowsOf(await queryClient.fetchInfiniteQuery(whole)).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
  await queryClient.fetchInfiniteQuery(whole);
  expect(asked()).toEqual([
    [1, null],
    [2, '5'],
    [3, '5'],
    [1, null],
    [2, '8'],
    [3, '8'],
    [4, '8'],
  ]);
});

test('a refetched first page takes a new moment and invalidates later pages, the observed ones at once', async () => {
  const { server, queryClient, asked } = growing(6);
  for (const number of [1, 2, 3]) await queryClient.fetchQuery(page(number));
  const inSight = new QueryObserver(queryClient, { ...page(2), staleTime: Number.POSITIVE_INFINITY });
  const renewed = new Promise<void>((resolve) => {
    inSight.subscribe(({ data }) => data?.list[0]?.id === 5 && resolve());
  });
  server.rows = 7;
  await queryClient.fetchQuery({ ...page(1), staleTime: 0 });
  await renewed;
  expect(asked().slice(3)).toEqual([
    [1, null],
    [2, '7'],
  ]);
  expect(queryClient.getQueryState(page(3).queryKey)).toMatchObject({ isInvalidated: true });
  expect(queryClient.getQueryState(page(1).queryKey)).toMatchObject({ isInvalidated: false });
  inSight.destroy();
});

test('pages refetched together use the moment of the first of them', async () => {
  const { server, queryClient, asked } = growing(6);
  for (const number of [1, 2]) await queryClient.fetchQuery(page(number));
  server.rows = 7;
  const [first, second] = await Promise.all(
    [1, 2].map((number) => queryClient.fetchQuery({ ...page(number), staleTime: 0 })),
  );
  expect([idsOf(first), idsOf(second)]).toEqual([
    [7, 6],
    [5, 4],
  ]);
  expect(asked().slice(2)).toEqual([
    [1, null],
    [2, '7'],
  ]);
});

test('a first page whose refetch is cancelled leaves the moment unchanged', async () => {
  const { queryClient, asked } = growing(6);
  await queryClient.fetchQuery(page(1));
  const fetching = queryClient.fetchQuery({ ...page(1), staleTime: 0 }).catch(() => undefined);
  const second = queryClient.fetchQuery(page(2));
  await queryClient.cancelQueries({ queryKey: page(1).queryKey, exact: true });
  await fetching;
  expect(idsOf(await second)).toEqual([4, 3]);
  expect(asked().at(-1)).toEqual([2, '6']);
});
