import { expect, test } from 'vitest';
import { changedExchange } from '../../../tests/example-exchanges.ts';
import { Unreached } from '../driver.ts';
import type { Prepared } from '../recipes/recipe.ts';
import { probeUntouched } from './invalidation.ts';
import { contract, operationOf, probeContext, targetOf } from './probe-context.testing.ts';

/** Probes a change after whose refusals the cart has changed, with this preparation of a second look. */
async function probed(prepared: () => Promise<unknown>) {
  const operation = operationOf('updateCartLine');
  const sent: unknown[] = [];
  const { context, found } = probeContext((id, { body }) => {
    if (id === operation.id) sent.push(body);
    return changedExchange(contract, id);
  });
  const cart = targetOf('getCart');
  const shown = (text: string) => new Map([['getCart', { exchange: cart.exchange, text }]]);
  const prepare = prepared as () => Promise<Prepared>;
  const watch = { reads: [cart], restless: new Set<string>() };
  const [input, untouched, before] = [{ body: { line_id: 1, quantity: 2 } }, shown('one'), shown('other')];
  await probeUntouched(context, operation, { input, untouched, before, watch, prepare });
  return { found, sent };
}

test('a change by a refused call is told as seen once where there is no second look', async () => {
  const { found } = await probed(async () => {
    throw new Unreached('all is in the cart');
  });
  expect(found).toMatchObject([
    { check: 'refusal-changes', severity: 'warning', message: expect.stringContaining('(seen once)') },
  ]);
});

test('what was prepared for the second look is taken back', async () => {
  let undone = 0;
  const { found } = await probed(async () => ({
    body: { line_id: 1, quantity: 2 },
    undo: async () => (undone += 1),
  }));
  expect(found.map(({ severity }) => severity)).toContain('warning');
  expect(undone).toBe(1);
});

test('a record that was prepared for it goes with a call; that of the ordinary call stays', async () => {
  const [other, same] = [2, 1].map((line_id) => ({ line_id, quantity: 2 }));
  const looks = await Promise.all([other, same].map((body) => probed(async () => ({ body }))));
  expect(looks[0]?.sent).toContain(other);
  expect(looks[1]?.sent).not.toContain(same);
});
