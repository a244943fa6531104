import { expect, test } from 'vitest';
import { createQueryClient } from '../cache/query-client.ts';
import { fixture } from '../testing/fixture.ts';
import { refusal } from '../testing/refusal.ts';
import { type Stub, stubClient } from '../testing/stub-client.ts';
import { addToVisitorBag, joinVisitorBag, removeFromVisitorBag, type VisitorLine } from './visitor-bag.ts';

const headphones = { product_id: 101, sku_id: 1012 };
const tent = { product_id: 103, sku_id: 1031 };

const storeOf = (lines: readonly VisitorLine[] = []) => ({
  get: () => lines,
  set: (next: readonly VisitorLine[]) => {
    lines = next;
  },
});
const quantities = (bag: ReturnType<typeof storeOf>) => bag.get().map(({ sku_id, quantity }) => [sku_id, quantity]);

/** A visitor's bag, and the bodies that are sent to a cart with these answers: one for each call, then accepting. */
const openBag = (answers: Stub<'addCartLine'>[] = [], joining: readonly VisitorLine[] = []) => {
  const customer = { token: 'first' };
  const sent: unknown[] = [];
  const client = stubClient(
    {
      getCart: fixture('getCart'),
      addCartLine: async (request) => {
        sent.push(await request.clone().json());
        const answer = answers.shift() ?? fixture('addCartLine');
        return typeof answer === 'function' ? answer(request) : answer;
      },
    },
    { token: () => customer.token },
  );
  const stores = { bag: storeOf(), joining: storeOf(joining) };
  return { ...stores, customer, sent, join: () => joinVisitorBag(createQueryClient(client), stores) };
};

test('pieces of one SKU share a line up to its limit, and a changed quantity gets a new key', () => {
  const bag = storeOf();
  expect(addToVisitorBag(bag, headphones, { by: 2, max: 5 })).toBe('added');
  const [first] = bag.get();
  expect(addToVisitorBag(bag, tent, { by: 1, max: 5 })).toBe('added');
  expect(addToVisitorBag(bag, headphones, { by: 3, max: 5 })).toBe('added');
  expect(quantities(bag)).toEqual([
    [1012, 5],
    [1031, 1],
  ]);
  expect(bag.get()[0]?.idempotency_key).not.toBe(first?.idempotency_key);
  expect(addToVisitorBag(bag, headphones, { by: 1, max: 5 })).toBe('too_many');
  expect(addToVisitorBag(bag, tent, { by: -1, max: 5 })).toBe('added');
  expect(quantities(bag)).toEqual([[1012, 5]]);
  removeFromVisitorBag(bag, headphones);
  expect(bag.get()).toEqual([]);
});

test('a visitor’s bag has at most 50 lines, and existing lines can still get more pieces', () => {
  const bag = storeOf();
  for (let sku_id = 1; sku_id <= 50; sku_id += 1) addToVisitorBag(bag, { product_id: 1, sku_id }, { by: 1, max: 9 });
  expect(addToVisitorBag(bag, { product_id: 1, sku_id: 51 }, { by: 1, max: 9 })).toBe('full');
  expect(addToVisitorBag(bag, { product_id: 1, sku_id: 50 }, { by: 1, max: 9 })).toBe('added');
  expect(bag.get()).toHaveLength(50);
});

test('the bag joins the customer’s cart line by line, and what is refused is reported and dropped', async () => {
  const { bag, joining, sent, join } = openBag([refusal('out_of_stock')]);
  addToVisitorBag(bag, headphones, { by: 12, max: 12 });
  addToVisitorBag(bag, tent, { by: 2, max: 5 });
  const [first, second] = bag.get();
  expect(await join()).toMatchObject({ added: 2, refused: 12, unknown: 0, error: { reason: 'out_of_stock' } });
  expect(sent).toEqual([first, second]);
  expect([bag.get(), joining.get()]).toEqual([[], []]);
});

test('a line already taken over by another tab, or by this one before it closed, is joined only once', async () => {
  const { bag, joining, sent, join } = openBag();
  addToVisitorBag(bag, headphones, { by: 1, max: 5 });
  // The other tab had read the bag before, or the page ended between the two writes.
  joining.set(bag.get());
  expect(await join()).toMatchObject({ added: 1 });
  expect(sent).toHaveLength(1);
  expect(await join()).toMatchObject({ name: 'answered', added: 0, refused: 0, unknown: 0 });
});

test('an unanswered line waits for the next visit, and is sent again under its key', async () => {
  const { bag, joining, sent, join } = openBag([() => Promise.reject(new TypeError('no connection'))]);
  addToVisitorBag(bag, headphones, { by: 1, max: 5 });
  expect(await join()).toMatchObject({ name: 'unanswered', error: { kind: 'network' } });
  const [{ sent_at = 0 } = {}] = joining.get();
  // The stub's clock is that of the device.
  expect(Math.abs(Date.now() - sent_at)).toBeLessThan(60_000);
  expect(await join()).toMatchObject({ added: 1 });
  expect(sent[1]).toEqual(sent[0]);
});

test('[B5.19] a line that may have been added a day ago is not added again, and that is reported', async () => {
  const line = { ...headphones, quantity: 1 };
  // The stub's clock is that of the device.
  const sentAt = (hours: number) => Date.now() - hours * 3_600_000;
  const { joining, sent, join } = openBag(
    [],
    [
      { ...line, idempotency_key: 'of yesterday', sent_at: sentAt(25) },
      { ...line, idempotency_key: 'of today', sent_at: sentAt(1) },
      { ...line, idempotency_key: 'of now' },
    ],
  );
  expect(await join()).toMatchObject({ added: 2, unknown: 1 });
  expect(sent).toMatchObject([{ idempotency_key: 'of today' }, { idempotency_key: 'of now' }]);
  expect(joining.get()).toEqual([]);
});

test('[B8.06] after a sign-out, nothing is added to the cart of the next customer', async () => {
  const { bag, joining, customer, sent, join } = openBag([
    () => {
      customer.token = 'second';
      return fixture('addCartLine');
    },
  ]);
  addToVisitorBag(bag, headphones, { by: 1, max: 5 });
  addToVisitorBag(bag, tent, { by: 1, max: 5 });
  expect(await join()).toMatchObject({ name: 'unanswered', error: { kind: 'aborted' } });
  expect(sent).toHaveLength(1);
  expect(joining.get()).toMatchObject([tent]);
});
