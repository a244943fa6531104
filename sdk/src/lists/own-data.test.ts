import { expect, test } from 'vitest';
import type { Client } from '../client/client-options.ts';
import { createOwnDataCollection, ownDataParts } from './own-data.ts';

interface Sent {
  operation: string;
  query: Record<string, unknown>;
}

/** 120 bills and two conversations, one of them with two pages. The first call of `failing` fails. */
function fakeShop(failing?: string) {
  const sent: Sent[] = [];
  let toFail = failing;
  const bills = Array.from({ length: 120 }, (_, index) => ({ id: index + 1 }));
  const answer = ({ operation, query }: Sent): unknown => {
    const page = Number(query['page']);
    if (operation === 'listBills')
      return { list: bills.slice((page - 1) * 50, page * 50), total: 120, page, limit: 50, as_of: 'now' };
    if (operation === 'listMessages')
      return query['before_id'] === undefined
        ? { conversation: { id: 7 }, list: [{ id: 2 }, { id: 3 }], has_more: true }
        : { conversation: { id: 7 }, list: [{ id: 1 }], has_more: false };
    const list = [{ id: 7, operation }];
    return { list, total: 1, page: 1, limit: 50, payees: list, operation };
  };
  /** A client of a class: its methods need it. */
  async function call(this: unknown, operation: string, { query = {} }: { query?: Record<string, unknown> }) {
    expect(this).toBe(client);
    sent.push({ operation, query });
    if (operation === toFail) {
      toFail = undefined;
      throw new Error('No connection');
    }
    return answer({ operation, query });
  }
  const client = { call } as unknown as Pick<Client, 'call'>;
  return { client, sent };
}

const { signal } = new AbortController();
const now = new Date('2026-11-20T10:00:00Z');

test('the file has all pages of a list as of the first page, and messages in reading order', async () => {
  const { client, sent } = fakeShop();
  const seen: string[] = [];
  const text = await createOwnDataCollection(client).run(({ part, done }) => seen.push(`${done} ${part}`), signal, now);
  const file = JSON.parse(text);
  expect(Object.keys(file)).toEqual(['collected_at', ...ownDataParts]);
  expect(file.collected_at).toBe('2026-11-20T10:00:00.000Z');
  expect(file.bills).toHaveLength(120);
  expect(file.conversations).toMatchObject([{ id: 7, messages: [{ id: 1 }, { id: 2 }, { id: 3 }] }]);
  expect(sent.filter(({ operation }) => operation === 'listBills').map(({ query }) => query)).toEqual([
    { page: 1, limit: 50 },
    { page: 2, limit: 50, as_of: 'now' },
    { page: 3, limit: 50, as_of: 'now' },
  ]);
  expect(seen).toHaveLength(ownDataParts.length);
});

test('each part is what its own call answers; the orders are those of every status, whole', async () => {
  const { client, sent } = fakeShop();
  const file = JSON.parse(await createOwnDataCollection(client).run(() => undefined, signal, now));
  const lists = {
    sessions: 'listSessions',
    notification_preferences: 'getNotificationPreferences',
    addresses: 'listAddresses',
    refunds: 'listRefunds',
    reviews: 'listMyReviews',
    top_ups: 'listRecharges',
    withdrawals: 'listWithdrawals',
    payees: 'getWithdrawalInfo',
    favourites: 'listLikedProducts',
    followed_shops: 'listFollowedShops',
    notifications: 'listNotifications',
  };
  for (const [part, operation] of Object.entries(lists)) expect(file[part], part).toEqual([{ id: 7, operation }]);
  expect(file).toMatchObject({ account: { operation: 'getUserInfo' }, bag: { operation: 'getCart' } });
  expect(file.orders).toMatchObject([{ operation: 'getOrder' }]);
  expect(sent).toContainEqual({ operation: 'listOrders', query: expect.objectContaining({ status: 'all' }) });
});

test('a second run resumes at the part that failed', async () => {
  const { client, sent } = fakeShop('listBills');
  const collection = createOwnDataCollection(client);
  await expect(collection.run(() => undefined, signal, now)).rejects.toThrow('No connection');
  const before = sent.length;
  const file = JSON.parse(await collection.run(() => undefined, signal, now));
  expect(file.bills).toHaveLength(120);
  expect(sent.slice(before).map(({ operation }) => operation)).not.toContain('getUserInfo');
});
