import { expect, test, vi } from 'vitest';
import { memoryStore } from '../attempts/stores.ts';
import { createQueryClient } from '../cache/query-client.ts';
import { fixture } from '../testing/fixture.ts';
import { refusal } from '../testing/refusal.ts';
import { type Stub, stubClient } from '../testing/stub-client.ts';
import { createRebuy } from './rebuy.ts';

const ORDER = 9003;

const openRebuy = (answer: Stub<'rebuyOrder'>) => {
  const keys: string[] = [];
  const client = stubClient({
    rebuyOrder: async (request) => {
      keys.push((await request.clone().json()).idempotency_key);
      return typeof answer === 'function' ? answer(request) : answer;
    },
  });
  const queryClient = createQueryClient(client);
  const store = memoryStore();
  const events = { onAdded: vi.fn(), onFailed: vi.fn() };
  return { keys, openRow: () => createRebuy(queryClient, { store, ...events }), ...events };
};

test('“Buy again” buys once more, even if its row was scrolled away and back during the last call', async () => {
  const answer = Promise.withResolvers<void>();
  const { keys, openRow, onAdded } = openRebuy(async () => {
    await answer.promise;
    return fixture('rebuyOrder', { skipped: [] });
  });
  const before = openRow();
  const bought = before.rebuy(ORDER);
  expect(before.state).toEqual({ name: 'busy' });
  await vi.waitFor(() => expect(keys).toHaveLength(1));
  const after = openRow();
  expect(after.state).toEqual({ name: 'ready' });
  answer.resolve();
  await bought;
  await after.rebuy(ORDER);
  expect(new Set(keys).size).toBe(2);
  expect(onAdded.mock.calls).toEqual([[[]], [[]]]);
});

test('a refusal has no retry', async () => {
  const { openRow, onAdded, onFailed } = openRebuy(refusal('order_not_found'));
  await openRow().rebuy(ORDER);
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'order_not_found' }), undefined);
  expect(onAdded).not.toHaveBeenCalled();
});
