import { expect, test } from 'vitest';
import { changedExchange } from '../../../../tests/example-exchanges.ts';
import type { Prepared } from '../../recipes/recipe.ts';
import { contract, probeContext, targetOf } from '../probe-context.testing.ts';
import { confirmFresh, probeFresh } from './fresh.ts';

/** Renames a customer, at a server where the profile shows another name at these reads. */
async function probed(isOther: (read: number) => boolean) {
  let reads = 0;
  const { context, found } = probeContext((id) => {
    if (id !== 'getUserInfo') return changedExchange(contract, id);
    reads += 1;
    const { response } = changedExchange(contract, 'updateProfile', {
      body: isOther(reads) ? { '/data/given_name': `Name ${reads}` } : {},
    });
    return changedExchange(contract, id, { text: response?.body ?? '' });
  });
  const target = targetOf('updateProfile');
  const watch = { reads: [], restless: new Set<string>() };
  const late = await probeFresh(context, target, watch);
  await confirmFresh(context, target, watch, async () => ({}) as Prepared, late);
  return found.map(({ check, severity }) => `${severity} ${check}`);
}

test('a read that lags behind a change twice is a fault; one that lags once, or changes at every read, is a warning', async () => {
  // The first two reads follow the change, and its repetition.
  const probes = [(read: number) => read <= 2, (read: number) => read === 1, () => true, () => false];
  expect(await Promise.all(probes.map(probed))).toEqual([
    ['error read-after-write'],
    ['warning read-after-write'],
    ['warning read-after-write'],
    [],
  ]);
});
