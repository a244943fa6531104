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

test('a key that is looked at after another rule is found, and where the contract says that it comes first', async () => {
  const body = { product_id: 101, quantity: 1, idempotency_key: '7b0d3c1e-52a4-4f0e-9a55-0d6a5f3c9e21' };
  const { context, found } = probeContext((id, { body: sent }) =>
    changedExchange(contract, id, Object(sent).quantity === 2 ? { example: 'out_of_stock' } : {}),
  );
  const target = { ...targetOf('addCartLine'), input: { body } };
  await probeRepeats(context, target, { reads: [], restless: new Set() }, new Map());
  expect(found).toMatchObject([
    { check: 'idempotency-key-reused', contract: '/components/schemas/IdempotencyKey', got: 'out_of_stock' },
  ]);
});
