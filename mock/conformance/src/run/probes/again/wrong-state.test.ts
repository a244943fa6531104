import { expect, test } from 'vitest';
import { bodyFields } from '../../../../../shared/request-encoding.ts';
import { changedExchange } from '../../../../tests/example-exchanges.ts';
import { contract, operationOf, probeContext } from '../probe-context.testing.ts';
import { probeWrongState } from './wrong-state.ts';

/** Cancels orders of a server that have been shipped, as its lists show one after the other. */
async function probed(lists: readonly (readonly number[])[], cancels: (order: unknown) => boolean) {
  const shown = lists.values();
  const { context, found } = probeContext((id, input) => {
    const list = (id === 'listOrders' && shown.next().value) || [];
    const shipped = list.map((order) => ({ id: order, status: 2, fulfilment: 2, allowed_actions: ['confirm'] }));
    const isDone = id === 'listOrders' || cancels(bodyFields(input)['order_id']);
    return changedExchange(contract, id, {
      text: JSON.stringify({ code: isDone ? 1 : 3001, data: { list: shipped } }),
    });
  });
  const planned = {
    operation: operationOf('cancelOrder'),
    effect: 'lasting',
    recipe: undefined,
    isTarget: true,
  } as const;
  await probeWrongState(context, planned, { body: { order_id: 1 } });
  return found.map(({ severity }) => severity);
}

test('an action that succeeds in the wrong state twice is a fault; a single order may have changed since the list', async () => {
  const probes = [
    probed([[1, 2], [2]], () => true),
    probed([[1, 2], [2]], (order) => order === 1),
    probed([[1], []], () => true),
    probed([[1, 2]], () => false),
  ];
  expect(await Promise.all(probes)).toEqual([['error'], [], ['warning'], []]);
});
