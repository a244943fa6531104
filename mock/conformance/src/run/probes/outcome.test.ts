import { expect, test } from 'vitest';
import { changedExchange } from '../../../tests/example-exchanges.ts';
import { probeOutcome, probeStored } from './outcome.ts';
import { contract, probeContext, targetOf } from './probe-context.testing.ts';

test('a text that comes back otherwise is found, but where the contract says that it does not come back', () => {
  const { context, found } = probeContext((id) => changedExchange(contract, id));
  const body = { explanation: 'Nothing came.' };
  probeStored(context, { ...targetOf('escalateRefund'), input: { body } });
  expect(found).toEqual([]);
  probeStored(context, { ...targetOf('applyRefund'), input: { body } });
  expect(found).toMatchObject([{ check: 'read-after-write', at: '/data/explanation' }]);
});

test('what was deleted is looked for by the read that takes its id', async () => {
  const asked: unknown[] = [];
  const { context, found } = probeContext((id, { query }) => {
    asked.push([id, query]);
    return changedExchange(contract, id);
  });
  await probeOutcome(context, { ...targetOf('deleteAddress'), input: { query: { address_id: 12 } } }, {});
  await probeOutcome(context, { ...targetOf('deletePayee'), input: { body: { payee_id: 7 } } }, {});
  expect(asked).toEqual([['getAddress', { address_id: 12 }]]);
  expect(found).toMatchObject([{ operation: 'deleteAddress', check: 'read-after-write' }]);
});
