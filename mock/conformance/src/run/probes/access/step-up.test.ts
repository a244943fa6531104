import { expect, test } from 'vitest';
import { changedExchange } from '../../../../tests/example-exchanges.ts';
import { type Driver, dataOf, Unreached } from '../../driver.ts';
import { contract, operationOf, probeContext } from '../probe-context.testing.ts';
import { probeStepUp } from './step-up.ts';

test('the other session is ended where the server gives it no step-up, too', async () => {
  const ended: unknown[] = [];
  const { context } = probeContext((id, { token }) => {
    ended.push([id, token]);
    return changedExchange(contract, id);
  });
  const call = async (id: string) => {
    if (id === 'createStepUp') throw new Unreached('createStepUp answered too_many_attempts');
    return dataOf(changedExchange(contract, id, { body: { '/data/userinfo/token': 'other' } }));
  };
  const driver = { ...context.driver, call: call as Driver['call'] };
  const input = { body: { step_up: 'granted' } };
  await probeStepUp({ ...context, driver }, { operation: operationOf('updateContact'), input, undo: undefined });
  expect(ended).toEqual([['logoutUser', 'other']]);
});
