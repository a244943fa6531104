import { expect, test } from 'vitest';
import { createTestClient, failureResponse, rejectionOf, successResponse } from '../../tests/test-client.ts';
import type { Client } from '../client/client-options.ts';
import { rows } from './rows.ts';

const LIMIT = 2;

/** A list of `count` rows that grows by one at its head after each request, and honours `as_of`. */
const createGrowing = (count: number, limit = LIMIT) => {
  let newest = count;
  return createTestClient((request) => {
    const { searchParams } = new URL(request.url);
    const page = Number(searchParams.get('page'));
    const moment = Number(searchParams.get('as_of') ?? newest);
    newest += 1;
    const from = moment - (page - 1) * limit;
    const list = Array.from({ length: limit }, (_, index) => ({ id: from - index })).filter(({ id }) => id > 0);
    return successResponse({ list, total: moment, page, limit, as_of: `${moment}` });
  });
};

const idsOf = async (list: AsyncIterable<{ id: number }>) => {
  const ids: number[] = [];
  for await (const { id } of list) ids.push(id);
  return ids;
};

test('all rows are listed once, page after page, as of the first page’s moment', async () => {
  const { client, sent } = createGrowing(5);
  expect(await idsOf(rows(client, 'listBills', { type: 'fee' }))).toEqual([5, 4, 3, 2, 1]);
  expect(sent.map(({ url }) => new URL(url).search)).toEqual([
    '?type=fee&page=1',
    '?type=fee&page=2&as_of=5',
    '?type=fee&page=3&as_of=5',
  ]);
});

test.each([0, 1, 2, 4])('a list of %i rows ends with its last page', async (count) => {
  const { client, sent } = createGrowing(count);
  expect(await idsOf(rows(client, 'listBills'))).toHaveLength(count);
  expect(sent).toHaveLength(Math.max(1, Math.ceil(count / LIMIT)));
});

test('a page is requested only when its first row is', async () => {
  const { client, sent } = createGrowing(5);
  for await (const { id } of rows(client, 'listBills')) if (id === 4) break;
  expect(sent).toHaveLength(1);
});

test('a row that moved to the next page is listed once, and an empty page ends the list', async () => {
  const pages = [[3, 2], [2, 1], []];
  const { client } = createTestClient(() => {
    const list = (pages.shift() ?? []).map((id) => ({ id }));
    return successResponse({ list, total: 9, page: 3 - pages.length, limit: 2 });
  });
  expect(await idsOf(rows(client, 'listOrders'))).toEqual([3, 2, 1]);
});

test('the client may be an object of a class, whose methods need it', async () => {
  class Own {
    readonly #client = createGrowing(3).client;
    readonly call = function (this: Own, ...args: Parameters<Client['call']>) {
      return this.#client.call(...args);
    } as Client['call'];
  }
  expect(await idsOf(rows(new Own(), 'listBills'))).toEqual([3, 2, 1]);
});

test('a failed page throws its error', async () => {
  const { client } = createTestClient(() => failureResponse(401, 'Please log in first', null, 401));
  expect(await rejectionOf(idsOf(rows(client, 'listBills')))).toMatchObject({ operation: 'listBills', status: 401 });
});
