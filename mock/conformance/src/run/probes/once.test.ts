import { expect, test } from 'vitest';
import { changedExchange } from '../../../tests/example-exchanges.ts';
import { readContract } from '../../contract/contract.ts';
import type { Finding } from '../../finding.ts';
import type { RunContext } from '../run-context.ts';
import { probeOnce } from './once.ts';

const contract = await readContract();

/** The findings at a server that answers a repeat of a call with this envelope's code. */
async function probed(code: number, body: object, id = 'createRecharge'): Promise<Finding[]> {
  const operation = contract.operations.get(id);
  if (operation === undefined) throw new Error(`There is no operation ${id}`);
  const exchange = changedExchange(contract, operation.id);
  const found: Finding[] = [];
  const recorder = { applied: () => {}, add: (one: Finding) => found.push(one) };
  const send = async () => changedExchange(contract, operation.id, { body: { '/code': code } });
  const context = { driver: { contract, send }, recorder } as unknown as RunContext; // all that the function uses
  await probeOnce(context, { operation, effect: 'lasting', input: { body }, exchange, isTarget: true });
  return found;
}

test('evidence that is taken a second time is found, in every form of the body, and a refusal is not', async () => {
  expect(await probed(1, { method: 'manual', reference: 'BANK-1' })).toMatchObject([{ at: 'reference' }]);
  expect(await probed(1, { method: 'onchain', tx_hash: '1b5b' })).toMatchObject([{ at: 'tx_hash' }]);
  expect(await probed(6003, { method: 'manual', reference: 'BANK-1' })).toEqual([]);
  expect(await probed(1, { method: 'manual', amount: '20.00' })).toEqual([]);
});

test('a value that is good again with another field is not tried with it', async () => {
  expect(await probed(1, { order_item_id: 90041 }, 'createReview')).toMatchObject([{ at: 'order_item_id' }]);
  expect(await probed(1, { order_item_id: 90041, append_to: 7001 }, 'createReview')).toEqual([]);
});
