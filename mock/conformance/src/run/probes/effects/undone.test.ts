import { expect, test } from 'vitest';
import { changedExchange } from '../../../../tests/example-exchanges.ts';
import type { Recipe } from '../../recipes/recipe.ts';
import { contract, operationOf, probeContext, targetOf } from '../probe-context.testing.ts';
import { probeUndone } from './undone.ts';

/** Undoes the removal of a favourite, at a server where this call changes the favourites for good. */
async function probed(changing: string) {
  let [total, calls] = [1, 0];
  const { context, found } = probeContext((id) => {
    if (id === changing) total += 1;
    if (id === 'likeProduct') calls += 1;
    return changedExchange(contract, id, id === 'listLikedProducts' ? { body: { '/data/total': total } } : {});
  });
  const recipe = { effect: 'undone', undoable: async () => ({}) } as unknown as Recipe; // of this very operation
  const planned = { operation: operationOf('likeProduct'), effect: recipe.effect, recipe, isTarget: true };
  await probeUndone(context, planned, { reads: [targetOf('listLikedProducts')], restless: new Set<string>() });
  return { found: found.map(({ check }) => check), calls };
}

test('what undoing leaves changed twice is found; what changes at every read is not, and nothing is called for it', async () => {
  const probes = await Promise.all([probed('likeProduct'), probed('listLikedProducts')]);
  expect(probes).toEqual([
    { found: ['undone-otherwise'], calls: 2 },
    { found: [], calls: 1 },
  ]);
});
