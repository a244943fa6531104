import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../cache/query-client.ts';
import type { Schema } from '../client/operation-types.ts';
import { cartQuery } from '../operations/cart.ts';
import { validLines } from '../rules/cart-lines.ts';
import { fixture } from '../testing/fixture.ts';
import { refusal } from '../testing/refusal.ts';
import { type Stubs, stubClient } from '../testing/stub-client.ts';
import { createLineRemoval } from './line-removal.ts';

const cart = fixture('getCart', { version: 7 });
const [line] = validLines(cart);
if (line === undefined) throw new Error('the example has no line');
const like = (id: number, liked: boolean): Schema<'CartLine'> => ({ ...line, id, product_id: 1000 + id, liked });

const unanswered = () => Promise.reject(new TypeError('no connection'));

/** The removal of the contract's cart at version 7, and the bodies that are sent. */
const openRemoval = (stubs: Stubs = {}) => {
  const sent: { operation: string; body: object }[] = [];
  const customer = { token: 'first' };
  const all: Stubs = {
    getCart: cart,
    deleteCartLines: fixture('deleteCartLines'),
    restoreCartLines: fixture('restoreCartLines'),
    likeProducts: fixture('likeProducts', { skipped: [] }),
    ...stubs,
  };
  const recorded = Object.entries(all).map(([operation, stub]) => [
    operation,
    async (request: Request) => {
      if (request.method === 'POST') sent.push({ operation, body: await request.clone().json() });
      return typeof stub === 'function' ? stub(request) : stub;
    },
  ]);
  const queryClient = createQueryClient(stubClient(Object.fromEntries(recorded), { token: () => customer.token }));
  queryClient.setQueryData(cartQuery().queryKey, cart);
  const edits = { flush: vi.fn(async (_ids?: readonly number[]): Promise<number[]> => []), drop: vi.fn() };
  const events = {
    onRemoved: vi.fn(),
    onMoved: vi.fn(),
    onUnavailable: vi.fn(),
    onConflict: vi.fn(),
    onFailed: vi.fn(),
  };
  const removal = createLineRemoval(queryClient, { edits, ...events });
  const bodies = (operation: string) => sent.filter((one) => one.operation === operation).map(({ body }) => body);
  return { removal, edits, queryClient, customer, bodies, ...events };
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('a line is hidden at once and deleted with its pending quantity saved, and undo restores it', async () => {
  const { removal, edits, bodies, onRemoved } = openRemoval();
  const flushed = Promise.withResolvers<number[]>();
  edits.flush.mockReturnValueOnce(flushed.promise);
  const removing = removal.remove([line]);
  expect([...removal.state]).toEqual([line.id]);
  expect(edits.flush).toHaveBeenCalledExactlyOnceWith([line.id]);
  expect(bodies('deleteCartLines')).toEqual([]);
  flushed.resolve([]);
  await removing;
  expect(bodies('deleteCartLines')).toEqual([{ line_ids: [line.id], version: 7 }]);
  expect(edits.drop).toHaveBeenCalledExactlyOnceWith(line.id);
  expect([...removal.state]).toEqual([]);
  expect(onRemoved).toHaveBeenCalledExactlyOnceWith(1, expect.anything());
  await onRemoved.mock.calls[0]?.[1]();
  expect(bodies('restoreCartLines')).toEqual([{ line_ids: [line.id] }]);
});

test('deleting and undoing take effect when their answers are lost', async () => {
  const { removal, bodies, onRemoved, onFailed } = openRemoval({
    deleteCartLines: vi.fn().mockImplementationOnce(unanswered).mockReturnValue(refusal('cart_line_not_found')),
    restoreCartLines: vi.fn().mockImplementationOnce(unanswered).mockReturnValue(fixture('restoreCartLines')),
  });
  await removal.remove([line]);
  // The repeat finds no line, because the first call has deleted it.
  expect(bodies('deleteCartLines')).toHaveLength(2);
  expect(onRemoved).toHaveBeenCalledOnce();
  await onRemoved.mock.calls[0]?.[1]();
  expect(bodies('restoreCartLines')).toHaveLength(2);
  expect(onFailed).not.toHaveBeenCalled();
});

test('[B8.06] an unanswered deletion is not repeated for the next customer', async () => {
  const { removal, bodies, customer, onFailed } = openRemoval({
    deleteCartLines: () => {
      customer.token = 'second';
      return unanswered();
    },
  });
  await removal.remove([line]);
  expect(bodies('deleteCartLines')).toHaveLength(1);
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'network' }), expect.anything());
});

test('a line that fails to delete reappears, with a retry that is sent at once', async () => {
  const { removal, edits, onRemoved, onFailed } = openRemoval({
    deleteCartLines: vi
      .fn()
      .mockReturnValueOnce(refusal('service_unavailable'))
      .mockReturnValue(fixture('deleteCartLines')),
  });
  await removal.remove([line]);
  expect([...removal.state]).toEqual([]);
  expect([edits.drop.mock.calls, onRemoved.mock.calls]).toEqual([[], []]);
  onFailed.mock.calls[0]?.[1]();
  await vi.waitFor(() => expect(onRemoved).toHaveBeenCalledOnce());
});

test('a line whose deletion is under way is not deleted again, as by an older "Try again"', async () => {
  const { removal, bodies, onRemoved } = openRemoval();
  await Promise.all([removal.remove([line]), removal.remove([line]), removal.moveToFavourites([line])]);
  expect(bodies('deleteCartLines')).toHaveLength(1);
  expect(bodies('likeProducts')).toEqual([]);
  expect(onRemoved).toHaveBeenCalledOnce();
});

test('a line changed on another device is not deleted without a question', async () => {
  const fresh = fixture('getCart', { version: 8 });
  const { removal, bodies, queryClient, onRemoved, onConflict } = openRemoval({
    deleteCartLines: vi
      .fn()
      .mockReturnValueOnce(refusal('version_conflict', { version: 8, cart: fresh }))
      .mockReturnValue(fixture('deleteCartLines')),
  });
  await removal.remove([line]);
  expect(onRemoved).not.toHaveBeenCalled();
  expect(queryClient.getQueryData(cartQuery().queryKey)).toEqual(fresh);
  onConflict.mock.calls[0]?.[0]();
  await vi.waitFor(() => expect(onRemoved).toHaveBeenCalledOnce());
  expect(bodies('deleteCartLines').at(-1)).toEqual({ line_ids: [line.id] });
});

test('lines are moved to the favourites except what is no longer sold, and undo keeps earlier favourites', async () => {
  const lines = [like(1, false), like(2, true), like(3, false), like(4, false)];
  const { removal, bodies, onMoved } = openRemoval({
    likeProducts: fixture('likeProducts', { skipped: [1003] }),
    restoreCartLines: refusal('cart_line_not_found'),
  });
  await removal.moveToFavourites(lines);
  expect(bodies('deleteCartLines')).toEqual([{ line_ids: [1, 2, 4] }]);
  expect(onMoved).toHaveBeenCalledExactlyOnceWith(3, 1, expect.anything());
  await expect(onMoved.mock.calls[0]?.[2]()).rejects.toMatchObject({ reason: 'cart_line_not_found' });
  expect(bodies('likeProducts')).toEqual([
    { product_ids: [1001, 1002, 1003, 1004], liked: true },
    { product_ids: [1001, 1004], liked: false },
  ]);
});

test('lines of which no product is sold any more stay in the cart', async () => {
  const { removal, bodies, onUnavailable } = openRemoval({ likeProducts: refusal('product_not_found') });
  await removal.moveToFavourites([line]);
  expect(onUnavailable).toHaveBeenCalledOnce();
  expect(bodies('deleteCartLines')).toEqual([]);
});
