import { expect, test } from 'vitest';
import { changedExchange } from '../../../../tests/example-exchanges.ts';
import { createKnownIds } from '../../known-ids.ts';
import { contract, probeContext, targetOf } from '../probe-context.testing.ts';
import { probeRecords } from './records.ts';

/** Reads address 12 besides the first, at a server that does not find it; its list has it, or not. */
async function probed(isListed: boolean) {
  const { context, found } = probeContext((id) => {
    if (id === 'listAddresses') return changedExchange(contract, id, isListed ? {} : { body: { '/data/list': [] } });
    return changedExchange(contract, id, { text: JSON.stringify({ code: 1201, reason: 'address_not_found' }) });
  });
  const ids = { ...createKnownIds(contract), of: () => [11, 12] };
  const target = { ...targetOf('getAddress'), input: { query: { address_id: 11 } } };
  await probeRecords({ ...context, driver: { ...context.driver, ids } }, target);
  return found.map(({ check }) => check);
}

test('what a list of the customer shows must be found; what it shows no more may be gone', async () => {
  expect(await probed(true)).toEqual(['not-found-otherwise']);
  expect(await probed(false)).toEqual([]);
});
