import { expect, test } from 'vitest';
import { changedExchange } from '../../../../tests/example-exchanges.ts';
import { contract, probeContext, targetOf } from '../probe-context.testing.ts';
import { probePaging } from './paging.ts';

/** Probes a list of shops, newest first, to which a shop is added before each of these requests. */
async function probed(isAdded: (request: number) => boolean): Promise<string[]> {
  const shops = Array.from({ length: 10 }, (_, index) => ({ id: 10 - index }));
  let requests = 0;
  const { context, found } = probeContext((id, { query = {} }) => {
    requests += 1;
    if (isAdded(requests)) shops.unshift({ id: shops.length + 1 });
    const [page, limit] = [Number(query['page']), Number(query['limit'])];
    const list = shops.slice((page - 1) * limit, page * limit);
    return changedExchange(contract, id, {
      body: { '/data/list': list, '/data/total': shops.length, '/data/page': page, '/data/limit': limit },
    });
  });
  await probePaging(context, targetOf('listShops'));
  return found.map(({ check }) => check);
}

test('pages between which a shop opens are read once more, and a list that is never the same is found', async () => {
  expect(await probed(() => false)).toEqual([]);
  expect(await probed((request) => request === 3)).toEqual([]);
  expect(await probed(() => true)).toEqual(['paging-repeat', 'paging-total']);
});
