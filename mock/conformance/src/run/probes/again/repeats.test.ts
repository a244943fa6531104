import { expect, test } from 'vitest';
import { changedExchange } from '../../../../tests/example-exchanges.ts';
import { takeSnapshot } from '../../snapshot.ts';
import { contract, probeContext, targetOf } from '../probe-context.testing.ts';
import { probeRepeats } from './repeats.ts';

/** Repeats that a shop is followed, at a server where this call changes the followed shops. */
async function probed(changing: string) {
  let [total, calls] = [1, 0];
  const { context, found } = probeContext((id) => {
    if (id === changing) total += 1;
    if (id === 'followShop') calls += 1;
    return changedExchange(contract, id, id === 'listFollowedShops' ? { body: { '/data/total': total } } : {});
  });
  const watch = { reads: [targetOf('listFollowedShops')], restless: new Set<string>() };
  const after = await takeSnapshot(context, watch.reads, watch.restless);
  await probeRepeats(context, targetOf('followShop'), watch, after);
  return { found: found.map(({ check }) => check), calls };
}

test('a repeat that changes a read twice is found; what changes at every read is not, and nothing is called for it', async () => {
  const probes = await Promise.all([probed('followShop'), probed('listFollowedShops')]);
  expect(probes).toEqual([
    { found: ['repeat-harms'], calls: 2 },
    { found: [], calls: 1 },
  ]);
});
