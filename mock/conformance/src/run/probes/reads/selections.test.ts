import { expect, test } from 'vitest';
import { changedExchange } from '../../../../tests/example-exchanges.ts';
import { NOTHING } from '../input/tried-values.ts';
import { contract, probeContext, targetOf } from '../probe-context.testing.ts';
import { probeSelections } from './selections.ts';

/** What is found at a server that finds this many other shops by any words. */
async function probed(count: number) {
  const others = Array.from({ length: count }, (_, index) => ({ id: 1000 + index, name: `Other ${index}` }));
  const { context, found } = probeContext((id, { query = {} }) => {
    const keyword = Object(query)['keyword'];
    const list = keyword === NOTHING ? [] : others;
    return changedExchange(contract, id, keyword === undefined ? {} : { body: { '/data/list': list } });
  });
  await probeSelections(context, targetOf('listShops'));
  return found.map(({ check }) => check);
}

test('what changes by itself is not said to depend on a parameter', async () => {
  let total = 0;
  const { context, found } = probeContext((id) => {
    total += 1;
    return changedExchange(contract, id, { body: { '/data/total': total, '/data/facets': { total } } });
  });
  for (const list of ['listOrders', 'listProducts']) await probeSelections(context, targetOf(list));
  const checks = found.map(({ check }) => check);
  for (const check of ['default-ignored', 'parameter-too-far']) expect(checks).not.toContain(check);
});

test('an entry with the words is missed in a list that ends, not in a full page', async () => {
  expect(await probed(49)).toContain('filter-ignored');
  expect(await probed(50)).not.toContain('filter-ignored');
});
