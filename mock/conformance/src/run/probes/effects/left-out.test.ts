import { expect, test } from 'vitest';
import { changedExchange } from '../../../../tests/example-exchanges.ts';
import type { Prepared } from '../../recipes/recipe.ts';
import { UNUSED } from '../again/refusals.ts';
import { contract, probeContext, targetOf } from '../probe-context.testing.ts';
import { probeLeftOut } from './left-out.ts';

/** The checks that fail at a server that answers likeProducts with this HTTP status, and leaves out nothing. */
async function probed(status: number, ...skipped: number[][]): Promise<string[]> {
  const answer = (ids: number[] = []) =>
    changedExchange(contract, 'likeProducts', { status, body: { '/data/skipped': ids } });
  const exchange = answer();
  const { context, found } = probeContext(() => answer(skipped.shift()));
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

test('what is as it is to be already is not left out by a repeat', async () => {
  expect(await probed(200, [UNUSED], [UNUSED])).toEqual([]);
  expect(await probed(200, [UNUSED], [101, UNUSED])).toEqual(['left-out-untold']);
});

test('where not all are needed, one that does not exist keeps no other back', async () => {
  const deleted = async (body: object) => {
    const exchange = changedExchange(contract, 'deleteCartLines', body);
    const { context, found } = probeContext(() => exchange);
    const target = { ...targetOf('deleteCartLines'), effect: 'undone', input: { body: { line_ids: [1] } } } as const;
    const prepare = async () => target.input as unknown as Prepared; // of this very operation
    await probeLeftOut(context, target, prepare);
    return found.map(({ message }) => message);
  };
  expect(await deleted({})).toEqual([]);
  expect(await deleted({ example: 'cart_line_not_found' })).toEqual([
    'deleteCartLines refuses the other line_ids because of one that does not exist',
  ]);
});
