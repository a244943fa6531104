import { expect, test } from 'vitest';
import { changedExchange } from '../../../../tests/example-exchanges.ts';
import type { Finding } from '../../../finding.ts';
import { contract, probeContext, targetOf } from '../probe-context.testing.ts';
import { probeOnce } from './once.ts';

/** The findings at a server that answers a repeat of a call with this envelope's code. */
async function probed(code: number, body: object, id = 'createRecharge'): Promise<Finding[]> {
  const { context, found } = probeContext(() => changedExchange(contract, id, { body: { '/code': code } }));
  await probeOnce(context, { ...targetOf(id), input: { body } });
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
