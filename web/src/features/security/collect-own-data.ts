import type { ArgsOf, Client, DataOf, OperationId } from '@meridian/sdk';
import type { ListParams, PagedId } from '@meridian/sdk/react';

/** The most that a page holds (contract: Limit). */
const PAGE_SIZE = 50;

/** The parts of a customer's data, in the order of collection and of the file. */
export const ownDataParts = [
  'account',
  'sessions',
  'notification_preferences',
  'addresses',
  'orders',
  'refunds',
  'reviews',
  'bills',
  'top_ups',
  'withdrawals',
  'payees',
  'bag',
  'favourites',
  'followed_shops',
  'notifications',
  'conversations',
] as const;

export type OwnDataPart = (typeof ownDataParts)[number];

type Call = <Op extends OperationId>(operation: Op, args: ArgsOf<Op>) => Promise<DataOf<Op>>;

/** Returns all rows of a paged list. All pages are as of the first one. */
async function rowsOf<Op extends PagedId>(call: Call, operation: Op, params: ListParams<Op>): Promise<unknown[]> {
  const rows: unknown[] = [];
  let asOf: string | undefined;
  for (let page = 1; ; page += 1) {
    const query = { ...params, page, limit: PAGE_SIZE, ...(asOf !== undefined && { as_of: asOf }) };
    // Every paged list takes these parameters; TypeScript cannot infer that for a generic operation.
    const data: { list: unknown[]; total: number; as_of?: string } = await call(operation, { query } as ArgsOf<Op>);
    asOf ??= data.as_of;
    rows.push(...data.list);
    if (data.list.length === 0 || rows.length >= data.total) return rows;
  }
}

const collectors: Record<OwnDataPart, (call: Call) => Promise<unknown>> = {
  account: (call) => call('getUserInfo', {}),
  sessions: async (call) => (await call('listSessions', {})).list,
  notification_preferences: async (call) => (await call('getNotificationPreferences', {})).list,
  addresses: (call) => rowsOf(call, 'listAddresses', {}),
  orders: async (call) => {
    const orders: unknown[] = [];
    const rows = await rowsOf(call, 'listOrders', { status: 'all' });
    for (const { id } of rows as { id: number }[]) orders.push(await call('getOrder', { query: { order_id: id } }));
    return orders;
  },
  refunds: (call) => rowsOf(call, 'listRefunds', {}),
  reviews: (call) => rowsOf(call, 'listMyReviews', {}),
  bills: (call) => rowsOf(call, 'listBills', {}),
  top_ups: (call) => rowsOf(call, 'listRecharges', {}),
  withdrawals: (call) => rowsOf(call, 'listWithdrawals', {}),
  payees: async (call) => (await call('getWithdrawalInfo', {})).payees,
  bag: (call) => call('getCart', {}),
  favourites: (call) => rowsOf(call, 'listLikedProducts', {}),
  followed_shops: (call) => rowsOf(call, 'listFollowedShops', {}),
  notifications: (call) => rowsOf(call, 'listNotifications', {}),
  conversations: async (call) => {
    const conversations: unknown[] = [];
    const { list } = await call('listConversations', {});
    for (const { id } of list) conversations.push(await conversationOf(call, id));
    return conversations;
  },
};

/** Returns a conversation with all its messages, oldest first. */
async function conversationOf(call: Call, conversation_id: number): Promise<unknown> {
  const messages: unknown[] = [];
  let before: { before_id?: number } = {};
  for (;;) {
    const query = { conversation_id, limit: PAGE_SIZE, ...before };
    const { conversation, list, has_more } = await call('listMessages', { query });
    messages.unshift(...list);
    const [oldest] = list;
    if (!has_more || oldest === undefined) return { ...conversation, messages };
    before = { before_id: oldest.id };
  }
}

interface Progress {
  /** The part being collected. */
  part: OwnDataPart;
  /** The number of parts collected so far. */
  done: number;
}

/**
 * Collects all data of the customer, part by part; calling `run` again resumes at the part that failed. It resolves to
 * the text of a JSON file, and rejects with the error of a call. Nothing is cached: most of the data is never shown.
 */
export function createOwnDataCollection(client: Pick<Client, 'call'>) {
  const collected = new Map<OwnDataPart, unknown>();
  return {
    async run(onProgress: (progress: Progress) => void, signal: AbortSignal, now = new Date()): Promise<string> {
      const call: Call = (operation, args) => client.call(operation, args, { signal });
      for (const part of ownDataParts) {
        onProgress({ part, done: ownDataParts.indexOf(part) });
        if (!collected.has(part)) collected.set(part, await collectors[part](call));
      }
      return JSON.stringify({ collected_at: now.toISOString(), ...Object.fromEntries(collected) }, null, 2);
    },
  };
}
