import { expect, test } from 'vitest';
import { changedExchange } from '../../../../tests/example-exchanges.ts';
import { entriesOf, Unreached } from '../../driver.ts';
import type { Prepared } from '../../recipes/recipe.ts';
import { takeSnapshot } from '../../snapshot.ts';
import { contract, operationOf, probeContext, targetOf } from '../probe-context.testing.ts';
import { compareReads, confirmUnnamed, probeUntouched } from './invalidation.ts';

/** Probes a change after whose refusals the cart has changed, with this preparation of a second look. */
async function probed(prepared: () => Promise<unknown>, countAt = (_look: number) => 1) {
  let looks = 0;
  const operation = operationOf('updateCartLine');
  const sent: unknown[] = [];
  const { context, found } = probeContext((id, { body }) => {
    if (id === operation.id) sent.push(body);
    looks += 1;
    return changedExchange(contract, id, id === 'getCart' ? { body: { '/data/count': countAt(looks) } } : {});
  });
  const cart = targetOf('getCart');
  const shown = (text: string) => new Map([['getCart', { exchange: cart.exchange, text }]]);
  const prepare = prepared as () => Promise<Prepared>;
  const watch = { reads: [cart], restless: new Set<string>() };
  await probeUntouched(context, operation, { untouched: shown('one'), before: shown('other'), watch, prepare });
  return { found, sent };
}

test('a change by a refused call is reported as seen once where there is no second read', async () => {
  const { found } = await probed(async () => {
    throw new Unreached('all is in the cart');
  });
  expect(found).toMatchObject([
    { check: 'refusal-changes', severity: 'warning', message: expect.stringContaining('(seen once)') },
  ]);
});

test('a cart that changes at every read is reported as seen once, and no second call is refused for it', async () => {
  const { found, sent } = await probed(
    async () => ({ body: { line_id: 1, quantity: 2 }, discard: async () => undefined }),
    (look) => look,
  );
  expect(found).toMatchObject([{ severity: 'warning', message: expect.stringContaining('(seen once)') }]);
  expect(sent).toEqual([]);
});

test('what was prepared for the second read is undone', async () => {
  let undone = 0;
  const { found } = await probed(async () => ({
    body: { line_id: 1, quantity: 2 },
    undo: async () => (undone += 1),
  }));
  expect(found.map(({ severity }) => severity)).toContain('warning');
  expect(undone).toBe(1);
});

test('a record that was made for it is discarded; nothing is done to one that was there', async () => {
  let discarded = 0;
  const body = { line_id: 2, quantity: 2 };
  const made = probed(async () => ({ body, discard: async () => (discarded += 1) }));
  const chosen = probed(async () => ({ body }));
  for (const { sent } of await Promise.all([made, chosen])) expect(sent).not.toContain(body);
  expect(discarded).toBe(1);
});

test('a list must show the change of a record that is on the page that is read, and of no other', async () => {
  const { context, found } = probeContext((id) => changedExchange(contract, id, { body: { '/data/total': 1000 } }));
  const orders = targetOf('listOrders', await context.driver.send('listOrders'));
  const [first] = entriesOf(orders.exchange);
  const watch = { reads: [orders], restless: new Set<string>() };
  const before = await takeSnapshot(context, watch.reads, watch.restless);
  const after = await takeSnapshot(context, watch.reads, watch.restless);
  const confirm = (orderId: unknown) =>
    compareReads(context, { ...targetOf('confirmOrder'), input: { body: { order_id: orderId } } }, before, after);
  confirm(-1);
  expect(found).toEqual([]);
  confirm(first?.['id']);
  expect(found).toMatchObject([{ check: 'invalidates-missing' }]);
});

test('a list must show a change in what had changed by itself before, too', async () => {
  let total = 1;
  const { context, found, applied } = probeContext((id) =>
    changedExchange(contract, id, { body: { '/data/total': total } }),
  );
  const watch = { reads: [targetOf('listOrders')], restless: new Set(['listOrders/total']) };
  const ordered = async (orders: number) => {
    const before = await takeSnapshot(context, watch.reads, watch.restless);
    total += orders;
    const after = await takeSnapshot(context, watch.reads, watch.restless);
    compareReads(context, targetOf('createOrder'), before, after);
  };
  await ordered(1);
  expect([found, applied]).toEqual([[], ['invalidates-extra']]);
  await ordered(0);
  expect(found).toMatchObject([{ check: 'invalidates-missing' }]);
  expect(applied).toContain('invalidates-missing');
});

/**
 * Looks again whether a change that does not name the badges has changed them, at a server where this call does. They
 * show late what was prepared.
 */
async function confirmed(changing: string, reply?: number) {
  let bag = 1;
  const sent: string[] = [];
  const { context, found } = probeContext((id) => {
    sent.push(id);
    if (id === changing && reply === undefined) bag += 1;
    else if (id === changing) setTimeout(() => (bag += 1), reply);
    return changedExchange(contract, id, id === 'getBadges' ? { body: { '/data/bag': bag } } : {});
  });
  const watch = { reads: [targetOf('getBadges')], restless: new Set<string>() };
  const prepare = async () => {
    setTimeout(() => (bag += 1), 500);
    return { discard: async () => sent.push('discard') } as unknown as Prepared; // of no operation of its own
  };
  await confirmUnnamed(context, targetOf('likeProduct'), watch, prepare, ['getBadges']);
  return { found, last: sent.at(-1), calls: sent.filter((id) => id === 'likeProduct').length };
}

test('what a change does is found where reads lag behind', async () => {
  const { found, calls } = await confirmed('likeProduct');
  expect(found).toMatchObject([{ check: 'invalidates-extra', severity: 'error' }]);
  expect(calls).toBe(1);
});

test('what changes at every read, as in a busy shop, is reported as seen once, and not called again', async () => {
  const { found, calls, last } = await confirmed('getBadges');
  expect(found).toMatchObject([{ severity: 'warning', message: expect.stringContaining('(seen once)') }]);
  expect([calls, last]).toEqual([0, 'discard']);
});

test('what follows a call in the shop’s own time, as a reply does, is no finding', async () => {
  const { found, calls } = await confirmed('likeProduct', 2_000);
  expect(calls).toBe(1);
  expect(found).toEqual([]);
});
