import { mutation } from '../cache/mutation.ts';
import { type InfiniteOptionsOf, query, tagged } from '../cache/query.ts';
import { type AnyQueryClient, clientOf } from '../cache/query-client.ts';
import type { ArgsOf, Schema } from '../client/operation-types.ts';
import { MINUTE_MS } from './durations.ts';

/** The inbox: the platform's customer service and the shops that the customer has written to. */
export const conversationsQuery = query('listConversations', () => ({}));

/**
 * The id of a conversation, a shop (0 is the platform) or a refund case. The last two work before the first message.
 */
export type ConversationParams = { conversation_id: number } | { shop_id: number } | { refund_id: number };

type MessageArgs = NonNullable<ArgsOf<'listMessages'>['query']>;
type Before = { before_id?: number };

/** The key of one conversation. */
export type MessagesKey = readonly ['listMessages', 'pages', { query: MessageArgs }];

/** Makes the options of one conversation's messages. */
export interface MessageListFactory {
  (params: ConversationParams): InfiniteOptionsOf<'listMessages', MessagesKey, Before>;
  readonly operation: 'listMessages';
}

/**
 * One conversation, from the newest page backwards. Within a page the oldest message is first, as in the contract;
 * `messagesOf` puts all messages in reading order.
 */
export const messageList: MessageListFactory = Object.assign(
  (params: ConversationParams): InfiniteOptionsOf<'listMessages', MessagesKey, Before> => {
    const key: MessagesKey = ['listMessages', 'pages', { query: params }];
    return {
      queryKey: tagged(key),
      queryFn: ({ client, signal, pageParam }) =>
        clientOf(client).call('listMessages', { query: { ...params, ...pageParam } }, { signal, retries: 0 }),
      initialPageParam: {},
      getNextPageParam: ({ has_more, list: [oldest] }) => (has_more && oldest ? { before_id: oldest.id } : undefined),
    };
  },
  { operation: 'listMessages' } as const,
);

/** All cached messages, oldest first. */
export const messagesOf = ({ pages }: { pages: readonly { list: readonly Schema<'Message'>[] }[] }) =>
  pages.toReversed().flatMap(({ list }) => list);

/**
 * Fetches the messages after the newest cached one and appends them. Call it every 5 seconds while a conversation is
 * open. Resolves to whether any were appended; rejects with `ApiErrorOf<'listMessages'>`. While pages of it are being
 * fetched it appends nothing, and the next call does.
 */
export const fetchNewMessages = async (queryClient: AnyQueryClient, params: ConversationParams): Promise<boolean> => {
  const { queryKey } = messageList(params);
  const held = queryClient.getQueryData(queryKey)?.pages[0];
  if (!held) return false;
  const after = held.list.at(-1)?.id;
  const args = { query: { ...params, ...(after !== undefined && { after_id: after }) } };
  const { conversation, list } = await clientOf(queryClient).call('listMessages', args);
  // A fetch of a page ends with the pages from its start, without what was appended since.
  if (queryClient.getQueryState(queryKey)?.fetchStatus === 'fetching') return false;
  queryClient.setQueryData(queryKey, (now) => {
    const [newest, ...older] = now?.pages ?? [];
    if (!now || !newest) return undefined;
    const known = new Set(newest.list.map(({ id }) => id));
    const added = list.filter(({ id }) => !known.has(id));
    return { ...now, pages: [{ ...newest, conversation, list: [...newest.list, ...added] }, ...older] };
  });
  return list.length > 0;
};

/** Marks messages as read up to the newest one shown. Fetching messages marks none. */
export const readMessages = mutation('readMessages');

/** Sends a message, at most once for each `client_id`. */
export const sendMessage = mutation('sendMessage');

/** Questions and answers by subject, and the contact to a person. */
export const helpQuery = query('getHelp', () => ({}), { staleTime: 10 * MINUTE_MS });

/** One question with its answer, by its permanent key. */
export const helpItemQuery = query('getHelpItem', (key: string) => ({ query: { key } }), {
  staleTime: 10 * MINUTE_MS,
});

/** Counts whether an answer helped. */
export const voteHelp = mutation('voteHelp');
