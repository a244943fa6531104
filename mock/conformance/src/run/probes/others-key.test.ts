import type { OperationId } from '@meridian/sdk';
import { expect, test } from 'vitest';
import { changedExchange } from '../../../tests/example-exchanges.ts';
import { readContract } from '../../contract/contract.ts';
import type { Exchange } from '../../exchange.ts';
import type { Finding } from '../../finding.ts';
import type { Driver } from '../driver.ts';
import type { Prepared } from '../recipes/recipe.ts';
import type { RunContext } from '../run-context.ts';
import { probeOthersKey } from './others-key.ts';

const contract = await readContract();

/** The findings at a server that answers another customer's call with the first one's key like this. */
async function probed(other: Exchange): Promise<Finding[]> {
  const operation = contract.operations.get('saveAddress');
  if (operation === undefined) throw new Error('There is no operation saveAddress');
  const exchange = changedExchange(contract, operation.id);
  const found: Finding[] = [];
  const recorder = { applied: () => {}, add: (one: Finding) => found.push(one) };
  const options = { account: { account: 'one@example.com' }, second: { account: 'two@example.com' } };
  const driver = { contract, options, send: async () => other, asSecond: () => ({}), tokenOf: () => 'token' };
  const context = { driver, recorder } as unknown as RunContext; // all that the function uses
  const input = { body: { idempotency_key: 'key-1', detail: '1' } };
  const prepare = async () => ({ body: { idempotency_key: 'key-2', detail: '2' } });
  await probeOthersKey(
    context,
    { operation, effect: 'undone', input, exchange, isTarget: true },
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
