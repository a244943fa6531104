import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../cache/query-client.ts';
import { messageList, messagesOf } from '../operations/service.ts';
import { fixture } from '../testing/fixture.ts';
import { stubClient } from '../testing/stub-client.ts';
import { createNewMessages } from './new-messages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const params = { shop_id: 1 };
const read = messageList(params);

const conversationOf = async () => {
  const looks: number[] = [];
  const [first] = fixture('listMessages').list;
  if (first === undefined) throw new Error('the example has no message');
  const fail = { next: false };
  const listMessages = ({ url }: Request) => {
    const after = Number(new URL(url).searchParams.get('after_id'));
    if (after === 0) return fixture('listMessages', { list: [first] });
    looks.push(after);
    if (fail.next) throw new TypeError('no connection');
    return fixture('listMessages', { list: [{ ...first, id: after + 1 }] });
  };
  const queryClient = createQueryClient(stubClient({ listMessages }));
  await queryClient.fetchInfiniteQuery(read);
  const count = () => messagesOf(queryClient.getQueryData(read.queryKey) ?? { pages: [] }).length;
  return { queryClient, looks, count, fail, first };
};

test('new messages are looked for every five seconds while the conversation is watched, and added to it', async () => {
  const { queryClient, looks, count, first } = await conversationOf();
  const messages = createNewMessages(queryClient, params);
  const stop = messages.watch();
  await vi.advanceTimersByTimeAsync(4900);
  expect(looks).toEqual([]);
  await vi.advanceTimersByTimeAsync(5200);
  expect(looks).toEqual([first.id, first.id + 1]);
  expect(count()).toBe(3);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toHaveLength(2);
  // At once, since the shown messages are a minute old.
  messages.watch()();
  const again = messages.watch();
  await vi.advanceTimersByTimeAsync(10);
  expect(looks).toHaveLength(3);
  again();
});

test('a look that fails is announced, and the next one comes all the same', async () => {
  const { queryClient, looks, fail } = await conversationOf();
  const messages = createNewMessages(queryClient, params);
  const seen: string[] = [];
  messages.subscribe(() => seen.push(messages.state.name));
  fail.next = true;
  const stop = messages.watch();
  await vi.advanceTimersByTimeAsync(6000);
  expect(messages.state).toMatchObject({ name: 'failed', error: { kind: 'network' } });
  fail.next = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen.slice(0, 2)).toEqual(['failed', 'current']);
  expect(looks.length).toBeGreaterThan(1);
  stop();
});
