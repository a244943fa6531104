import { expect, test } from 'vitest';
import { changedExchange } from '../../../tests/example-exchanges.ts';
import type { Prepared } from '../recipes/recipe.ts';
import { probeForeignChange } from './foreign.ts';
import { contract, operationOf, probeContext } from './probe-context.testing.ts';

test('another customer’s ids in one form of a body are tried, and their record is left as it was', async () => {
  const operation = operationOf('readNotifications');
  const callers: string[] = [];
  const { context, found } = probeContext((id, _, caller) => {
    callers.push(caller);
    return changedExchange(contract, id);
  });
  const planned = { operation, effect: 'undone', recipe: undefined, isTarget: true } as const;
  const prepared = { body: { notification_ids: [3002] } } as unknown as Prepared; // of this very operation
  await probeForeignChange(context, planned, async () => prepared);
  expect(found).toMatchObject([{ check: 'token-foreign', at: 'notification_id' }]);
  expect(callers).toEqual(['second']);
});
