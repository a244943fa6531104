import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../cache/query-client.ts';
import type { Schema } from '../client/operation-types.ts';
import { cartQuery } from '../operations/cart.ts';
import { fixture } from '../testing/fixture.ts';
import { refusal } from '../testing/refusal.ts';
import { type Stubs, stubClient } from '../testing/stub-client.ts';
import { createQuantityEdits, type QuantityEdit } from './quantity-edits.ts';

const LINE = 501;

/** The contract's cart at this version, with this quantity of one line. */
const cartOf = (quantity: number, version: number): Schema<'Cart'> => {
  const cart = fixture('getCart', { version });
  const setQuantity = (line: Schema<'CartLine'>) => (line.id === LINE ? { ...line, quantity, max_quantity: 9 } : line);
  return { ...cart, groups: cart.groups.map((group) => ({ ...group, lines: group.lines.map(setQuantity) })) };
};

const bodyOf = async (request: Request): Promise<{ quantity: number; version: number }> => request.json();

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Edits of a cart with one piece at version 1, over a server with this answer. */
const editsWith = (update: Stubs['updateCartLine'], others: Stubs = {}, isSignedIn = true) => {
  const sent: { quantity: number; version: number }[] = [];
  const queryClient = createQueryClient(
    stubClient({
      ...others,
      updateCartLine: async (request) => {
        sent.push(await bodyOf(request.clone()));
        if (update === undefined) throw new TypeError('no connection');
        return typeof update === 'function' ? update(request) : update;
      },
    }),
  );
  queryClient.setQueryData(cartQuery().queryKey, cartOf(1, 1));
  let kept: readonly QuantityEdit[] = [];
  const store = {
    get: () => kept,
    set: (next: readonly QuantityEdit[]) => {
      kept = next;
    },
  };
  return { edits: createQuantityEdits(queryClient, { store, isSignedIn: () => isSignedIn }), sent, store, queryClient };
};

const saved = async (request: Request) => cartOf((await bodyOf(request)).quantity, 2);

test('only the last of several quantities is sent, with the version that the customer saw', async () => {
  const { edits, sent, store } = editsWith(saved);
  for (const quantity of [2, 3, 4]) edits.change(LINE, quantity);
  expect(store.get()).toMatchObject([{ quantity: 4, state: 'open', version: 1 }]);
  // Long enough for the quantity to be sent, and not for the call to be given up.
  await vi.advanceTimersByTimeAsync(1000);
  expect(await edits.flush()).toEqual([]);
  expect(sent).toEqual([{ line_id: LINE, quantity: 4, version: 1 }]);
  expect(store.get()).toEqual([]);
});

test('a quantity is sent even if the page is closed meanwhile', async () => {
  const requests: Request[] = [];
  const { edits } = editsWith((request) => {
    requests.push(request);
    return saved(request);
  });
  edits.change(LINE, 2);
  await edits.flush();
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([true]);
});

test('an invalid quantity is kept and not sent, and nothing is sent for a visitor', async () => {
  const { edits, sent, store } = editsWith(saved);
  for (const quantity of [10, 0, Number.NaN]) {
    edits.change(LINE, quantity);
    expect(await edits.flush()).toEqual([LINE]);
  }
  expect(store.get()).toMatchObject([{ quantity: null }]);
  const visitor = editsWith(saved, {}, false);
  visitor.edits.change(LINE, 2);
  expect(await visitor.edits.flush()).toEqual([LINE]);
  expect([sent, visitor.sent]).toEqual([[], []]);
});

test('an unanswered quantity is sent again once, then kept, and its late arrival is no conflict', async () => {
  const { edits, sent, store } = editsWith(undefined, { getCart: cartOf(3, 7) });
  edits.change(LINE, 3);
  expect(await edits.flush()).toEqual([LINE]);
  expect(sent).toHaveLength(2);
  expect(store.get()).toMatchObject([{ state: 'unsaved', attempted: 3 }]);
  await edits.retry(LINE);
  expect(sent.at(-1)).toMatchObject({ quantity: 3, version: 7 });
});

test('a change made elsewhere is a conflict until the customer keeps their own quantity', async () => {
  const elsewhere = refusal('version_conflict', { version: 5, cart: cartOf(6, 5) });
  const { edits, sent, store, queryClient } = editsWith(async (request) =>
    (await bodyOf(request.clone())).version === 5 ? saved(request) : elsewhere,
  );
  edits.change(LINE, 2);
  expect(await edits.flush()).toEqual([LINE]);
  expect(store.get()).toMatchObject([{ state: 'conflict', quantity: 2 }]);
  expect(queryClient.getQueryData(cartQuery().queryKey)).toEqual(cartOf(6, 5));
  edits.keepOwn(LINE);
  await edits.flush();
  expect(sent.at(-1)).toMatchObject({ quantity: 2, version: 5 });
  expect(store.get()).toEqual([]);
});

test('of a conflict the customer may take the other quantity, and nothing more is sent', async () => {
  const { edits, sent, store } = editsWith(refusal('version_conflict', { version: 5, cart: cartOf(6, 5) }));
  edits.change(LINE, 2);
  await edits.flush();
  edits.drop(LINE);
  expect(await edits.flush()).toEqual([]);
  expect(store.get()).toEqual([]);
  expect(sent).toHaveLength(1);
});

test('a refused quantity is reported, and an edit of a line that is gone, or already saved, is dropped', async () => {
  const { edits, store } = editsWith(refusal('limit_exceeded'));
  edits.change(LINE, 2);
  expect(await edits.flush()).toEqual([]);
  expect(store.get()).toMatchObject([{ state: 'refused' }]);
  edits.reconcile(cartOf(2, 2));
  expect(store.get()).toEqual([]);
  edits.change(LINE, 3);
  edits.reconcile({ ...cartOf(1, 2), groups: [] });
  expect(store.get()).toEqual([]);
});
