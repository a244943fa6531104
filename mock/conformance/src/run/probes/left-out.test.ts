import { expect, test } from 'vitest';
import { changedExchange } from '../../../tests/example-exchanges.ts';
import type { Prepared } from '../recipes/recipe.ts';
import { probeLeftOut } from './left-out.ts';
import { contract, probeContext, targetOf } from './probe-context.testing.ts';

/** The checks that fail at a server that answers likeProducts with this HTTP status, and leaves out nothing. */
async function probed(status: number): Promise<string[]> {
  const exchange = changedExchange(contract, 'likeProducts', { status, body: { '/data/skipped': [] } });
  const { context, found } = probeContext(() => exchange);
  const target = { ...targetOf('likeProducts', exchange), effect: 'undone' } as const;
  const prepare = async (): Promise<unknown> => ({ body: { product_ids: [101], liked: true } });
  await probeLeftOut(context, target, prepare as () => Promise<Prepared>);
  return found.map(({ check }) => check);
}

test('a server that does not name an unknown id is found, a server that is too busy is not', async () => {
  expect(await probed(200)).toEqual(['left-out-untold']);
  expect(await probed(429)).toEqual([]);
  expect(await probed(503)).toEqual([]);
});
