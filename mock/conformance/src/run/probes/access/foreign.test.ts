import { expect, test } from 'vitest';
import { changedExchange } from '../../../../tests/example-exchanges.ts';
import type { Prepared } from '../../recipes/recipe.ts';
import { contract, operationOf, probeContext } from '../probe-context.testing.ts';
import { probeForeignChange } from './foreign.ts';

test('another customer’s ids in one form of a body are tried, and their record is left as it was', async () => {
  const operation = operationOf('readNotifications');
  const callers: string[] = [];
  const { context, found } = probeContext((id, _, caller) => {
    callers.push(caller);
    return changedExchange(contract, id);
  });
  const planned = { operation, effect: 'undone', recipe: undefined, isTarget: true } as const;
  const prepared = { body: { notification_ids: [3002] } } as unknown as Prepared; // of this very operation
  const anew = { ...prepared };
  expect(await probeForeignChange(context, planned, async () => anew, prepared)).toBe(anew);
  expect(found).toMatchObject([{ check: 'token-foreign', at: 'notification_ids' }]);
  expect(callers).toEqual(['second']);
});

test('each id is tried alone, in input that is otherwise the other customer’s own', async () => {
  const sent: unknown[] = [];
  const { context, found } = probeContext((id, { body }, caller) => {
    if (caller === 'second') sent.push(body);
    return changedExchange(contract, id);
  });
  const of = (order_id: number, address_id: number) => ({ body: { order_id, address_id } }) as unknown as Prepared;
  const asSecond = () => ({ ...context.driver, isSecond: true });
  const planned = { operation: operationOf('updateOrderAddress') };
  const prepare = async (self: object) => ('isSecond' in self ? of(21, 22) : of(11, 12));
  const driver = { ...context.driver, asSecond };
  await probeForeignChange({ ...context, driver }, planned, prepare, await prepare({}));
  expect(sent).toEqual([
    { order_id: 11, address_id: 22 },
    { order_id: 21, address_id: 12 },
  ]);
  expect(found.map(({ at }) => at)).toEqual(['order_id', 'address_id']);
});

test('a refusal that an unknown id does not get reveals that a record exists', async () => {
  const findings = async (isRevealed: boolean) => {
    const { context, found } = probeContext((id, { body }) => {
      const { order_id } = Object(body);
      const reason = isRevealed && order_id === 11 ? 'order_state_changed' : 'receipt_already_extended';
      return changedExchange(contract, id, { text: JSON.stringify({ code: 3002, reason, data: null }) });
    });
    const prepared = { body: { order_id: 11 } } as unknown as Prepared; // of this very operation
    const operation = operationOf('extendReceipt');
    const ready = await probeForeignChange(context, { operation }, async () => ({ ...prepared }), prepared);
    return [...found.map(({ message }) => message), ready === prepared ? 'unused' : 'anew'];
  };
  expect(await findings(true)).toEqual(['extendReceipt reveals a record of another customer', 'anew']);
  expect(await findings(false)).toEqual(['unused']);
});
