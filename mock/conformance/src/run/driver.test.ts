import { expect, test } from 'vitest';
import { changedExchange } from '../../tests/example-exchanges.ts';
import { readContract } from '../contract/contract.ts';
import { createDriver, ignoreUnreached, Unreached } from './driver.ts';
import type { HttpClient } from './http-client.ts';
import { createKnownIds } from './known-ids.ts';
import { RunError } from './options.ts';

test('what the server’s state does not allow is ignored, and what ends a run is not', () => {
  expect(ignoreUnreached(new Unreached('no order allows it'))).toBeUndefined();
  expect(ignoreUnreached(new TypeError('of an answer without data'))).toBeUndefined();
  expect(() => ignoreUnreached(new RunError('Ctrl-C'))).toThrow('Ctrl-C');
});

test('what an upload or a quote was made by is remembered, and of no other id', async () => {
  const contract = await readContract();
  const body = { '/data/order_id': 'o_1' };
  const client: HttpClient = { send: async ({ id }) => changedExchange(contract, id, { body }) };
  const options = { url: 'https://api.example.com', contract, account: { account: 'a', password: 'b' } };
  const driver = createDriver({ contract, client, ids: createKnownIds(contract), options });
  const { upload_id } = await driver.call('uploadFile', {});
  const { quote_id } = await driver.call('quoteWithdrawal', {});
  expect([...driver.madeBy].map(([value, { id }]) => [value, id])).toEqual([
    [upload_id, 'uploadFile'],
    [quote_id, 'quoteWithdrawal'],
  ]);
});
