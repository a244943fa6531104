// The flows of the cart against the mock, whose answers get lost.
import { beforeEach, expect, test, vi } from 'vitest';
import { createMock } from '../../mock/src/create-mock.ts';
import { createQueryClient } from '../src/cache/query-client.ts';
import {
  addToVisitorBag,
  createLineRemoval,
  createQuantityEdits,
  createRebuy,
  joinVisitorBag,
  type QuantityEdit,
  type VisitorLine,
} from '../src/flows.ts';
import { cartQuery } from '../src/operations/cart.ts';
import { quantityInCart, validLine } from '../src/rules/cart-lines.ts';
import { createMockClient, DEMO } from './mock-client.ts';

const HEADPHONES = 1012;
const BACKPACK = { id: 502, sku: 1021 };
const REBOUGHT = 9002;

const mock = createMock();
const state: { token?: string } = {};
const client = createMockClient(mock, {
  token: () => state.token,
  timeoutMs: Number.POSITIVE_INFINITY,
});
let queryClient = createQueryClient(client);
state.token = (await client.call('loginUser', { body: DEMO })).userinfo.token;
mock.snapshot('start');
beforeEach(async () => {
  mock.restore('start');
  mock.clearFaults();
  queryClient = createQueryClient(client);
  await queryClient.fetchQuery(cartQuery());
});

const storeOf = <Entry>(entries: readonly Entry[] = []) => ({
  get: () => entries,
  set: (next: readonly Entry[]) => {
    entries = next;
  },
});
/** How many pieces of an SKU the server has. */
const pieces = async (sku: number) => quantityInCart(await client.call('getCart'), sku);
const backpack = async () => {
  const line = validLine(await client.call('getCart'), BACKPACK.id);
  if (line === undefined) throw new Error('The backpack is not in the cart');
  return line;
};
const openRemoval = () => {
  const events = {
    onRemoved: vi.fn(),
    onMoved: vi.fn(),
    onUnavailable: vi.fn(),
    onConflict: vi.fn(),
    onFailed: vi.fn(),
  };
  return { removal: createLineRemoval(queryClient, { edits: openEdits(), ...events }), ...events };
};
const openEdits = () => createQuantityEdits(queryClient, { store: storeOf<QuantityEdit>(), isSignedIn: () => true });

test('a quantity is saved once when its answer is lost, cut off or a duplicate', async () => {
  const edits = openEdits();
  for (const [index, kind] of (['truncated', 'cut', 'duplicate'] as const).entries()) {
    mock.fail('updateCartLine', kind, { times: 1 });
    edits.change(BACKPACK.id, index + 3);
    expect(await edits.flush(), kind).toEqual([]);
    expect(await pieces(BACKPACK.sku), kind).toBe(index + 3);
  }
});

test('a customer’s own change whose answer is lost twice is not a conflict', async () => {
  const edits = openEdits();
  mock.fail('updateCartLine', 'truncated', { times: 2 });
  edits.change(BACKPACK.id, 3);
  expect(await edits.flush()).toEqual([BACKPACK.id]);
  expect(await pieces(BACKPACK.sku)).toBe(3);
  // The next change is sent with the version of the customer's own lost one.
  edits.change(BACKPACK.id, 4);
  expect(await edits.flush()).toEqual([]);
  expect(await pieces(BACKPACK.sku)).toBe(4);
});

test('a quantity change is dropped when its line was deleted on another device', async () => {
  const edits = openEdits();
  await client.call('deleteCartLines', { body: { line_ids: [BACKPACK.id] } });
  edits.change(BACKPACK.id, 2);
  expect(await edits.flush()).toEqual([]);
  expect(await pieces(BACKPACK.sku)).toBe(0);
});

test('deleting and undoing take effect when their answers are lost, and the line comes back as it was', async () => {
  const { removal, onRemoved } = openRemoval();
  const before = await backpack();
  mock.fail('deleteCartLines', 'truncated', { times: 1 });
  mock.fail('restoreCartLines', 'truncated', { times: 1 });
  await removal.remove([before]);
  expect(await pieces(BACKPACK.sku)).toBe(0);
  await onRemoved.mock.calls[0]?.[1]();
  expect(await backpack()).toEqual(before);
});

test('a line changed on another device is not deleted without a question', async () => {
  const { removal, onConflict, onRemoved } = openRemoval();
  await client.call('updateCartLine', { body: { line_id: BACKPACK.id, quantity: 4 } });
  await removal.remove([await backpack()]);
  expect(await pieces(BACKPACK.sku)).toBe(4);
  expect(quantityInCart(queryClient.getQueryData(cartQuery().queryKey), BACKPACK.sku)).toBe(4);
  onConflict.mock.calls[0]?.[0]();
  await vi.waitFor(() => expect(onRemoved).toHaveBeenCalledOnce());
  expect(await pieces(BACKPACK.sku)).toBe(0);
});

test('items of a visitor’s bag that cannot be added are reported, and dropped', async () => {
  const [mist, ink] = [await pieces(1011), await pieces(HEADPHONES)];
  expect(mist).toBeGreaterThan(0);
  const [bag, joining] = [storeOf<VisitorLine>(), storeOf<VisitorLine>()];
  // The whole stock, of which the customer already has some.
  addToVisitorBag(bag, { product_id: 101, sku_id: 1011 }, { by: 12, max: 12 });
  addToVisitorBag(bag, { product_id: 101, sku_id: HEADPHONES }, { by: 2, max: 12 });
  mock.fail('addCartLine', 'truncated', { times: 1 });
  // Half of an answer to the first line: it is sent again on the next visit.
  expect(await joinVisitorBag(queryClient, { bag, joining })).toMatchObject({ name: 'unanswered' });
  expect(await joinVisitorBag(queryClient, { bag, joining })).toMatchObject({
    added: 2,
    refused: 12,
    error: { reason: 'out_of_stock' },
  });
  expect([bag.get(), joining.get()]).toEqual([[], []]);
  expect([await pieces(1011), await pieces(HEADPHONES)]).toEqual([mist, ink + 2]);
});

test('buying an order again without an answer offers another try, which adds it once', async () => {
  const all = async () => (await client.call('getCart')).count;
  const before = await all();
  const events = { onAdded: vi.fn(), onFailed: vi.fn() };
  mock.fail('rebuyOrder', 'truncated', { times: 2 });
  await createRebuy(queryClient, events).rebuy(REBOUGHT);
  expect(events.onFailed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'network' }),
    expect.anything(),
  );
  events.onFailed.mock.calls[0]?.[1]();
  await vi.waitFor(() => expect(events.onAdded).toHaveBeenCalledExactlyOnceWith([]));
  expect(await all()).toBe(before + 2);
});
