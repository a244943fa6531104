import { InfiniteQueryObserver } from '@tanstack/query-core';
import { expect, test } from 'vitest';
import { successResponse } from '../../tests/test-client.ts';
import { createTestQueryClient } from '../../tests/test-query-client.ts';
import { fetchNewMessages, messageList, messagesOf } from './service.ts';

const LIMIT = 2;

// A growing conversation that answers like listMessages.
const conversation = (ids: number[]) => (request: Request) => {
  const { searchParams } = new URL(request.url);
  const [after, before] = ['after_id', 'before_id'].map((name) => Number(searchParams.get(name)));
  const found = ids.filter((id) => (after ? id > after : before ? id < before : true));
  const part = after ? found.slice(0, LIMIT) : found.slice(-LIMIT);
  const list = part.map((id) => ({ id }));
  return successResponse({ conversation: { id: 1, unread: 0 }, list, has_more: part.length < found.length });
};

const PLATFORM = { shop_id: 0 };

test('a conversation is paged back to its beginning and flattened oldest first', async () => {
  const { queryClient, sent } = createTestQueryClient(conversation([1, 2, 3, 4, 5]));
  const data = await queryClient.fetchInfiniteQuery({ ...messageList(PLATFORM), pages: 9 });
  expect(messagesOf(data).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(sent).toHaveLength(3);
});

test('polling adds new messages once and keeps older pages', async () => {
  const ids = [1, 2, 3];
  const { queryClient, sent } = createTestQueryClient(conversation(ids));
  await queryClient.fetchInfiniteQuery({ ...messageList(PLATFORM), pages: 9 });
  expect(await fetchNewMessages(queryClient, PLATFORM)).toBe(false);
  ids.push(4);
  const results = await Promise.all([fetchNewMessages(queryClient, PLATFORM), fetchNewMessages(queryClient, PLATFORM)]);
  expect(results).toEqual([true, true]);
  const held = queryClient.getQueryData(messageList(PLATFORM).queryKey);
  expect(held && messagesOf(held).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(new URL(sent.at(-1)?.url ?? '').searchParams.get('after_id')).toBe('3');
});

test('a message that comes while an older page is fetched is added later, and never vanishes', async () => {
  const ids = [1, 2, 3];
  const older = Promise.withResolvers<void>();
  const answer = conversation(ids);
  const { queryClient } = createTestQueryClient(async (request) => {
    if (request.url.includes('before_id')) await older.promise;
    return answer(request);
  });
  const observer = new InfiniteQueryObserver(queryClient, messageList(PLATFORM));
  const shown: number[][] = [];
  const leave = observer.subscribe(({ data }) => data && shown.push(messagesOf(data).map(({ id }) => id)));
  await queryClient.fetchInfiniteQuery(messageList(PLATFORM));
  const page = observer.fetchNextPage();
  ids.push(4);
  expect(await fetchNewMessages(queryClient, PLATFORM)).toBe(false);
  older.resolve();
  await page;
  expect(await fetchNewMessages(queryClient, PLATFORM)).toBe(true);
  leave();
  expect(shown.at(-1)).toEqual([1, 2, 3, 4]);
  for (const [index, before] of shown.entries())
    expect(shown[index + 1] ?? before).toEqual(expect.arrayContaining(before));
});

test('polling an empty conversation adds its first message', async () => {
  const ids: number[] = [];
  const { queryClient } = createTestQueryClient(conversation(ids));
  await queryClient.fetchInfiniteQuery(messageList(PLATFORM));
  ids.push(1);
  expect(await fetchNewMessages(queryClient, PLATFORM)).toBe(true);
});

test('a conversation that is not cached is not polled', async () => {
  const { queryClient, sent } = createTestQueryClient(conversation([1]));
  expect(await fetchNewMessages(queryClient, PLATFORM)).toBe(false);
  expect(sent).toEqual([]);
});
