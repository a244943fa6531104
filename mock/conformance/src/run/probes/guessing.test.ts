import { expect, test } from 'vitest';
import { changedExchange } from '../../../tests/example-exchanges.ts';
import { guess } from './guessing.ts';
import { contract, operationOf, probeContext } from './probe-context.testing.ts';

/** Guesses the password at a server that slows guessing down, or not: who waits as it says may guess again. */
async function probed(isSlowedDown: boolean) {
  let guesses = 0;
  const { context, found } = probeContext((id, { retries }) => {
    guesses += 1;
    const isRefused = isSlowedDown && guesses > 5 && retries === false;
    return changedExchange(contract, id, { example: isRefused ? 'rate_limited' : 'wrong_credentials' });
  });
  const options = { ...context.driver.options, second: { account: 'two', password: '' }, allowWrites: true };
  const planned = { operation: operationOf('loginUser'), effect: 'none', recipe: undefined, isTarget: true } as const;
  await guess({ ...context, driver: { ...context.driver, options } }, [planned]);
  return found.map(({ check }) => check);
}

test('a server that asks to wait before the next guess slows guessing down, though it takes one later', async () => {
  expect(await probed(true)).toEqual([]);
  expect(await probed(false)).toEqual(['guessing-unlimited']);
});
