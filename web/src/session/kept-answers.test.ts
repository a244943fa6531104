import { ApiError, createClient, type Schema } from '@meridian/sdk';
import { createQueryClient, productQuery, userInfoQuery } from '@meridian/sdk/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAllAnswerStores, openAnswerStore } from '../storage/answer-store.ts';
import { deleteCustomerStorage, setStorageOwner } from '../storage/storage-owner.ts';
import { keepAnswers } from './kept-answers.ts';
import { keptWhenOffline } from './kept-when-offline.ts';
import type { Session } from './session.ts';

/** Much longer than it takes until changes are written. */
const LATER_MS = 10_000;

/** What the databases hold at first, by name and key. */
let kept: Record<string, Record<string, object>>;
/** The open databases, which the app would keep. */
let open: (object & { onclose?: () => void })[];

/** A minimal IndexedDB for one request at a time. Returns what is written where; `steps` end each step. */
function createDatabases(steps: { opened: Promise<void>; written: Promise<void> }) {
  const written: string[] = [];
  const databaseOf = (name: string) => ({
    transaction: () => {
      const answer = <Result>(result: Result) => {
        queueMicrotask(() => transaction.oncomplete?.());
        return { result };
      };
      const transaction: { objectStore: () => object; oncomplete?: () => void } = {
        objectStore: () => ({
          put: (_answer: unknown, key: string) => {
            written.push(`${name} ${/"(\w+)","one"/.exec(key)?.[1] ?? key}`);
            void steps.written.then(() => transaction.oncomplete?.());
            return {};
          },
          getAllKeys: () => answer(Object.keys(kept[name] ?? {})),
          get: (key: string) => answer(kept[name]?.[key]),
          delete: (key: string) => answer(delete kept[name]?.[key]),
          clear: () => answer(Reflect.set(kept, name, {})),
        }),
      };
      return transaction;
    },
    close: () => undefined,
  });
  const openOne = (name: string) => {
    const result: (typeof open)[number] = databaseOf(name);
    open.push(result);
    const request: { result: object; onsuccess?: () => void } = { result };
    void steps.opened.then(() => request.onsuccess?.());
    return request;
  };
  vi.stubGlobal('indexedDB', { open: openOne, deleteDatabase: () => undefined });
  return written;
}

/** A browser whose token another tab may change. */
function createBrowser() {
  const browser: { token?: string } = {};
  const client = createClient({ baseUrl: 'https://stub.example', token: () => browser.token, language: () => 'en' });
  const session = { token: () => browser.token } as Session;
  const queries = createQueryClient(client, { defaultOptions: { queries: { persister: keptWhenOffline(session) } } });
  const signIn = (next: string) => {
    browser.token = next;
    setStorageOwner({ session: client.session });
  };
  const answer = () => {
    queries.setQueryData(productQuery(101).queryKey, {} as Schema<'Product'>);
    if (browser.token !== undefined) queries.setQueryData(userInfoQuery().queryKey, {} as Schema<'UserInfo'>);
  };
  return { client, session, queries, signIn, answer };
}

beforeEach(() => {
  kept = {};
  open = [];
  vi.useFakeTimers();
  vi.stubGlobal('window', { meridian: { build: 'index-1.js' } });
});

afterEach(() => {
  for (const { onclose } of open) onclose?.();
  deleteCustomerStorage();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('[B8.06] a customer’s answers are not stored with a visitor’s that are still being written at sign-in', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const written = createDatabases({ opened: Promise.resolve(), written: promise });
  const { queries, session, signIn, answer } = createBrowser();
  keepAnswers(queries, session);
  answer();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(written).toEqual(['meridian.visitor getProduct']);
  signIn('mei');
  answer();
  resolve();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(written).toEqual([
    'meridian.visitor getProduct',
    'meridian.customer getProduct',
    'meridian.customer getUserInfo',
  ]);
});

test('[B8.06] an answer is not kept for the next customer after a sign-in in another tab', async () => {
  const written = createDatabases({ opened: Promise.resolve(), written: Promise.resolve() });
  const { queries, session, signIn, answer } = createBrowser();
  signIn('mei');
  keepAnswers(queries, session);
  answer();
  signIn('ivo');
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(written).toEqual([]);
});

test.each(['mei', undefined])(
  '[B2.17] answers older than a session are deleted, the customer’s and the visitor’s, whoever opens the app (%s)',
  async (token) => {
    const { queries, session, signIn } = createBrowser();
    signIn('mei');
    const dayMs = 24 * 3_600_000;
    const keptFor = (days: number) => ({
      buster: window.meridian.build,
      state: { dataUpdatedAt: Date.now() - days * dayMs },
    });
    const answers = () => ({ 'answer-old': keptFor(3.1), 'answer-new': keptFor(2.9) });
    kept = { 'meridian.customer': answers(), 'meridian.visitor': answers() };
    createDatabases({ opened: Promise.resolve(), written: Promise.resolve() });
    const here = { ...session, token: () => token };
    if (token === undefined) setStorageOwner(undefined);
    keepAnswers(queries, here);
    await vi.advanceTimersByTimeAsync(LATER_MS);
    expect(Object.values(kept).map((answersLeft) => Object.keys(answersLeft))).toEqual([
      ['answer-new'],
      ['answer-new'],
    ]);
  },
);

test('the kept answers are deleted at once, the customer’s and the visitor’s', async () => {
  createBrowser().signIn('mei');
  kept = { 'meridian.customer': { 'answer-1': {} }, 'meridian.visitor': { 'answer-2': {} } };
  createDatabases({ opened: Promise.resolve(), written: Promise.resolve() });
  await Promise.all(openAllAnswerStores().map((store) => store.clear()));
  expect(kept).toEqual({ 'meridian.customer': {}, 'meridian.visitor': {} });
});

test('[B8.06] nothing is written for a customer who logs out while the database is opening', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const written = createDatabases({ opened: promise, written: Promise.resolve() });
  const { client, signIn } = createBrowser();
  signIn('mei');
  const set = openAnswerStore(client.session).setItem('answer-1', {});
  const failed = expect(set).rejects.toThrow('logged out');
  deleteCustomerStorage();
  resolve();
  await failed;
  expect(written).toEqual([]);
});

test('[B2.16] without storage, an offline query fails as if nothing had been kept', async () => {
  const { queries, signIn } = createBrowser();
  signIn('mei');
  const lost = new ApiError({ kind: 'network', operation: 'getProduct', reason: 'network' });
  const queryFn = () => Promise.reject(lost);
  await expect(queries.fetchQuery({ ...productQuery(101), queryFn, retry: false })).rejects.toBe(lost);
});
