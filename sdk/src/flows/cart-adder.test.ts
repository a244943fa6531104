import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../cache/query-client.ts';
import type { Schema } from '../client/operation-types.ts';
import { cartQuery } from '../operations/cart.ts';
import { productQuery } from '../operations/catalogue.ts';
import { validLines } from '../rules/cart-lines.ts';
import { fixture } from '../testing/fixture.ts';
import { refusal } from '../testing/refusal.ts';
import { type Stubs, stubClient } from '../testing/stub-client.ts';
import { createCartAdder } from './cart-adder.ts';
import type { VisitorLine } from './visitor-bag.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** The contract's cart with this quantity of its first line. */
const cartOf = (quantity: number): Schema<'Cart'> => {
  const cart = fixture('getCart');
  const [group] = cart.groups;
  const [line] = group?.lines ?? [];
  if (group === undefined || line === undefined) throw new Error('the example has no line');
  return { ...cart, groups: [{ ...group, lines: [{ ...line, quantity }] }] };
};
const [line] = validLines(cartOf(1));
if (line === undefined) throw new Error('the example has no line');
const addition = {
  productId: line.product_id,
  sku: { id: line.sku_id, price: line.price, stock: 3, limit: null },
  quantity: 1,
};

const openAdder = (stubs: Stubs = {}, { isSignedIn = true } = {}) => {
  const queryClient = createQueryClient(stubClient({ getCart: cartOf(1), ...stubs }));
  let lines: readonly VisitorLine[] = [];
  const visitorBag = {
    get: () => lines,
    set: (next: readonly VisitorLine[]) => {
      lines = next;
    },
  };
  const events = { onAdded: vi.fn(), onRefused: vi.fn(), onFailed: vi.fn() };
  const adder = createCartAdder(queryClient, { isSignedIn: () => isSignedIn, visitorBag, ...events });
  const states: string[] = [];
  adder.subscribe(() => states.push(adder.state.name));
  /** Adds, and waits until the next addition can begin. */
  const add = async (next = addition) => {
    const adding = adder.add(next);
    await vi.advanceTimersByTimeAsync(1000);
    await adding;
  };
  return { adder, states, add, queryClient, visitorBag, ...events };
};

test('[R5.12] a double tap adds once: the next addition begins a second later', async () => {
  const addCartLine = vi.fn(() => cartOf(2));
  const { adder, states, add, onAdded } = openAdder({ addCartLine });
  const adding = adder.add(addition);
  await vi.waitFor(() => expect(states).toEqual(['busy', 'done']));
  await adder.add(addition);
  await vi.advanceTimersByTimeAsync(1000);
  await adding;
  expect(states).toEqual(['busy', 'done', 'ready']);
  await add();
  expect(addCartLine).toHaveBeenCalledTimes(2);
  expect(onAdded.mock.calls).toEqual([
    [addition, line.price],
    [addition, line.price],
  ]);
});

test('an addition whose answers are lost is retried under its key; another addition has a new one', async () => {
  const keys: string[] = [];
  let isLost = true;
  const { adder, add, queryClient, onAdded, onFailed } = openAdder({
    addCartLine: async (request) => {
      keys.push((await request.json()).idempotency_key);
      if (isLost) throw new TypeError('no connection');
      return cartOf(2);
    },
  });
  // Its answer tells the server's time: a call of unknown age is not repeated.
  await queryClient.fetchQuery(cartQuery());
  await add();
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'network' }), expect.anything());
  expect([adder.state.name, onAdded.mock.calls]).toEqual(['ready', []]);
  isLost = false;
  onFailed.mock.calls[0]?.[1]();
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(1000);
  expect(adder.state.name).toBe('ready');
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  await add();
  expect(new Set(keys).size).toBe(2);
});

test('a refusal comes with the present cart and product, and stays until the next addition begins', async () => {
  const { adder, states, add, queryClient, onRefused } = openAdder({
    addCartLine: vi
      .fn()
      .mockReturnValueOnce(refusal('out_of_stock', { stock: 3 }))
      .mockReturnValue(cartOf(4)),
    getCart: cartOf(3),
    getProduct: fixture('getProduct'),
  });
  const product = productQuery(addition.productId);
  await queryClient.fetchQuery(product);
  await add();
  const refused = { name: 'refused', skuId: line.sku_id, error: { reason: 'out_of_stock', data: { stock: 3 } } };
  expect(adder.state).toMatchObject({ name: 'ready', refusal: refused });
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'refused' }));
  expect(states).toEqual(['busy', 'busy', 'ready']);
  expect(queryClient.getQueryData(cartQuery().queryKey)).toEqual(cartOf(3));
  expect(queryClient.getQueryState(product.queryKey)).toMatchObject({ isInvalidated: true });
  await add();
  expect(adder.state.refusal).toBeUndefined();
});

test('a price that has changed since it was shown is reported with the addition', async () => {
  const { add, onAdded } = openAdder({ addCartLine: cartOf(1) });
  const shown = { ...addition, sku: { ...addition.sku, price: '1.00' } };
  await add(shown);
  expect(onAdded).toHaveBeenCalledExactlyOnceWith(shown, line.price);
});

test('an undone addition leaves the pieces that were in the cart before, or deletes the line', async () => {
  const updateCartLine = vi.fn(() => cartOf(2));
  const deleteCartLines = vi.fn(() => cartOf(1));
  const { adder, add, queryClient } = openAdder({ addCartLine: cartOf(3), updateCartLine, deleteCartLines });
  await add();
  await adder.undo(addition);
  expect(updateCartLine).toHaveBeenCalledOnce();
  queryClient.setQueryData(cartQuery().queryKey, cartOf(1));
  await adder.undo(addition);
  expect(deleteCartLines).toHaveBeenCalledOnce();
});

test('a visitor’s additions go into the bag on the device, up to the stock', async () => {
  const addCartLine = vi.fn();
  const { adder, states, add, visitorBag, onAdded, onRefused } = openAdder({ addCartLine }, { isSignedIn: false });
  await add({ ...addition, quantity: 3 });
  expect(states).toEqual(['busy', 'done', 'ready']);
  expect(onAdded).toHaveBeenCalledOnce();
  await add();
  expect(onRefused).toHaveBeenCalledExactlyOnceWith({ name: 'too_many', limit: { max: 3, reason: 'low_stock' } });
  await adder.undo({ ...addition, quantity: 2 });
  expect(visitorBag.get()).toMatchObject([{ sku_id: line.sku_id, quantity: 1 }]);
  visitorBag.set(
    Array.from({ length: 50 }, (_, sku_id) => ({ ...addition, product_id: 1, sku_id, idempotency_key: '' })),
  );
  await add();
  expect(onRefused).toHaveBeenLastCalledWith({ name: 'full' });
  expect(addCartLine).not.toHaveBeenCalled();
});

test('a callback that throws does not keep the next addition from beginning', async () => {
  const { adder, add, onAdded } = openAdder({ addCartLine: cartOf(2) });
  onAdded.mockImplementationOnce(() => {
    throw new Error('no toast');
  });
  const failing = expect(adder.add(addition)).rejects.toThrow('no toast');
  await vi.advanceTimersByTimeAsync(1000);
  await failing;
  expect(adder.state.name).toBe('ready');
  await add();
  expect(onAdded).toHaveBeenCalledTimes(2);
});
