import { expect, test } from 'vitest';
import { bodyFields } from '../../../../../shared/request-encoding.ts';
import { changedExchange } from '../../../../tests/example-exchanges.ts';
import { contract, probeContext, targetOf } from '../probe-context.testing.ts';
import { probeVersion } from './version.ts';

/** The checks that fail at a server that finds a conflict in these quantities for a line that has two by now. */
async function probed(...conflicts: number[]): Promise<string[]> {
  const { context, found } = probeContext((id, input) => {
    const isConflict = conflicts.includes(Number(bodyFields(input)['quantity']));
    return changedExchange(contract, id, isConflict ? { example: 'version_conflict' } : {});
  });
  await probeVersion(context, {
    ...targetOf('updateCartLine'),
    input: { body: { line_id: 1, quantity: 2, version: 7 } },
  });
  return found.map(({ check }) => check);
}

test('an older version is a conflict for other values, and none for those that are there', async () => {
  expect(await probed(3)).toEqual([]);
  expect(await probed()).toEqual(['version-ignored']);
  expect(await probed(2, 3)).toEqual(['repeat-harms']);
});
