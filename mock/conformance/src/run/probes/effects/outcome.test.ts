import { expect, test } from 'vitest';
import { changedExchange } from '../../../../tests/example-exchanges.ts';
import { contract, probeContext, targetOf } from '../probe-context.testing.ts';
import { probeOutcome, probeStored } from './outcome.ts';

const before = new Map();

test('a text that comes back otherwise is found, but where the contract says that it does not come back', () => {
  const { context, found } = probeContext((id) => changedExchange(contract, id));
  const body = { explanation: 'Nothing came.' };
  probeStored(context, { ...targetOf('escalateRefund'), input: { body } });
  expect(found).toEqual([]);
  probeStored(context, { ...targetOf('applyRefund'), input: { body } });
  expect(found).toMatchObject([{ check: 'read-after-write', at: '/data/explanation' }]);
});

test('entries that were not sent must stay as they were', async () => {
  const id = 'updateNotificationPreferences';
  const read = 'getNotificationPreferences';
  const { context, found } = probeContext((one) => changedExchange(contract, one));
  const earlier = new Map([[read, { exchange: changedExchange(contract, read), text: '' }]]);
  const input = { body: { list: [{ type: 'order', email: true, mobile: true }] } };
  await probeOutcome(context, { ...targetOf(id), input }, {}, earlier);
  expect(found).toEqual([]);
  const other = changedExchange(contract, id, { body: { '/data/list/1/email': false } });
  await probeOutcome(context, { ...targetOf(id, other), input }, {}, earlier);
  expect(found).toMatchObject([{ check: 'read-after-write', at: '/data/list' }]);
});

test('what was deleted is looked for by the read that takes its id', async () => {
  const asked: unknown[] = [];
  const { context, found } = probeContext((id, { query }) => {
    asked.push([id, query]);
    return changedExchange(contract, id);
  });
  await probeOutcome(context, { ...targetOf('deleteAddress'), input: { query: { address_id: 12 } } }, {}, before);
  await probeOutcome(context, { ...targetOf('deletePayee'), input: { body: { payee_id: 7 } } }, {}, before);
  expect(asked).toEqual([['getAddress', { address_id: 12 }]]);
  expect(found).toMatchObject([{ operation: 'deleteAddress', check: 'read-after-write' }]);
});
