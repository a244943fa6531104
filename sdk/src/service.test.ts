import { expect, test } from 'vitest';
import { success } from '../tests/answering.ts';
import { cached } from '../tests/cached.ts';
import { fetchNewMessages, messageList, messagesOf } from './service.ts';

const LIMIT = 2;

// A conversation that grows; it answers as listMessages describes.
const conversation = (ids: number[]) => (request: Request) => {
  const { searchParams } = new URL(request.url);
  const [after, before] = ['after_id', 'before_id'].map((name) => Number(searchParams.get(name)));
  const found = ids.filter((id) => (after ? id > after : before ? id < before : true));
  const part = after ? found.slice(0, LIMIT) : found.slice(-LIMIT);
  const list = part.map((id) => ({ id }));
  return success({ conversation: { id: 1, unread: 0 }, list, has_more: part.length < found.length });
};

const PLATFORM = { shop_id: 0 };

test('a conversation goes back page by page to its beginning, and reads from the oldest', async () => {
  const { queryClient, sent } = cached(conversation([1, 2, 3, 4, 5]));
  const data = await queryClient.fetchInfiniteQuery({ ...messageList(PLATFORM), pages: 9 });
  expect(messagesOf(data).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(sent).toHaveLength(3);
});

test('new messages are added once, and older pages stay', async () => {
  const ids = [1, 2, 3];
  const { queryClient, sent } = cached(conversation(ids));
  await queryClient.fetchInfiniteQuery({ ...messageList(PLATFORM), pages: 9 });
  expect(await fetchNewMessages(queryClient, PLATFORM)).toBe(false);
  ids.push(4);
  const results = await Promise.all([fetchNewMessages(queryClient, PLATFORM), fetchNewMessages(queryClient, PLATFORM)]);
  expect(results).toEqual([true, true]);
  const held = queryClient.getQueryData(messageList(PLATFORM).queryKey);
  expect(held && messagesOf(held).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(new URL(sent.at(-1)?.url ?? '').searchParams.get('after_id')).toBe('3');
});

test('a conversation in which nothing is written yet gets its first message', async () => {
  const ids: number[] = [];
  const { queryClient } = cached(conversation(ids));
  await queryClient.fetchInfiniteQuery(messageList(PLATFORM));
  ids.push(1);
  expect(await fetchNewMessages(queryClient, PLATFORM)).toBe(true);
});

test('of a conversation that is not open nothing is asked', async () => {
  const { queryClient, sent } = cached(conversation([1]));
  expect(await fetchNewMessages(queryClient, PLATFORM)).toBe(false);
  expect(sent).toEqual([]);
});
