import type { OperationId } from '@meridian/sdk';
import { expect, test } from 'vitest';
import { changedExchange } from '../../../../tests/example-exchanges.ts';
import type { Exchange } from '../../../exchange.ts';
import type { Finding } from '../../../finding.ts';
import type { Driver } from '../../driver.ts';
import type { Prepared } from '../../recipes/recipe.ts';
import { contract, probeContext, targetOf } from '../probe-context.testing.ts';
import { probeOthersKey } from './others-key.ts';

/** The findings at a server that answers another customer's call with the first one's key like this. */
async function probed(other: Exchange): Promise<Finding[]> {
  const { context, found } = probeContext(() => other);
  const input = { body: { idempotency_key: 'key-1', detail: '1' } };
  const prepare = async () => ({ body: { idempotency_key: 'key-2', detail: '2' } });
  await probeOthersKey(
    context,
    { ...targetOf('saveAddress'), input },
    prepare as unknown as (driver: Driver) => Promise<Prepared<OperationId>>, // its own body
  );
  return found;
}

test('a key of another customer is this one’s to use', async () => {
  const answer = (body: object) => changedExchange(contract, 'saveAddress', { body: { ...body } });
  expect(await probed(answer({}))).toMatchObject([{ check: 'token-foreign', at: 'idempotency_key' }]);
  expect(await probed(answer({ '/code': 3008, '/reason': 'idempotency_conflict' }))).toHaveLength(1);
  expect(await probed(answer({ '/data/id': 77 }))).toEqual([]);
  expect(await probed(answer({ '/code': 1203, '/reason': 'area_not_found' }))).toEqual([]);
});
