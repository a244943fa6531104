import type { CallOptions, Client } from '../client/client-options.ts';
import { PAGE_LIMIT } from '../constants.ts';
import { rows } from './rows.ts';

const page = { limit: PAGE_LIMIT.max };

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

type Source = Pick<Client, 'call'>;

const all = async <Row>(list: AsyncIterable<Row>): Promise<Row[]> => {
  const collected: Row[] = [];
  for await (const row of list) collected.push(row);
  return collected;
};

/** A conversation with all its messages, oldest first. */
const conversationOf = async (client: Source, conversation_id: number, options: CallOptions): Promise<object> => {
  const messages: unknown[] = [];
  let before: { before_id?: number } = {};
  for (;;) {
    const query = { conversation_id, ...page, ...before };
    const { conversation, list, has_more } = await client.call('listMessages', { query }, options);
    messages.unshift(...list);
    const [oldest] = list;
    if (!has_more || oldest === undefined) return { ...conversation, messages };
    before = { before_id: oldest.id };
  }
};

const collectors: Record<OwnDataPart, (client: Source, options: CallOptions) => Promise<unknown>> = {
  account: (client, options) => client.call('getUserInfo', {}, options),
  sessions: async (client, options) => (await client.call('listSessions', {}, options)).list,
  notification_preferences: async (client, options) =>
    (await client.call('getNotificationPreferences', {}, options)).list,
  addresses: (client, options) => all(rows(client, 'listAddresses', page, options)),
  orders: async (client, options) => {
    const orders: unknown[] = [];
    for await (const { id } of rows(client, 'listOrders', { status: 'all', ...page }, options))
      orders.push(await client.call('getOrder', { query: { order_id: id } }, options));
    return orders;
  },
  refunds: (client, options) => all(rows(client, 'listRefunds', page, options)),
  reviews: (client, options) => all(rows(client, 'listMyReviews', page, options)),
  bills: (client, options) => all(rows(client, 'listBills', page, options)),
  top_ups: (client, options) => all(rows(client, 'listRecharges', page, options)),
  withdrawals: (client, options) => all(rows(client, 'listWithdrawals', page, options)),
  payees: async (client, options) => (await client.call('getWithdrawalInfo', {}, options)).payees,
  bag: (client, options) => client.call('getCart', {}, options),
  favourites: (client, options) => all(rows(client, 'listLikedProducts', page, options)),
  followed_shops: (client, options) => all(rows(client, 'listFollowedShops', page, options)),
  notifications: (client, options) => all(rows(client, 'listNotifications', page, options)),
  conversations: async (client, options) => {
    const conversations: unknown[] = [];
    const { list } = await client.call('listConversations', {}, options);
    for (const { id } of list) conversations.push(await conversationOf(client, id, options));
    return conversations;
  },
};

/** The part being collected, and the number of parts collected so far. */
export interface OwnDataProgress {
  part: OwnDataPart;
  done: number;
}

export interface OwnDataCollection {
  run: (onProgress: (progress: OwnDataProgress) => void, signal: AbortSignal, now?: Date) => Promise<string>;
}

/**
 * Collects all data of the customer, part by part, by the ordinary calls; calling `run` again resumes at the part that
 * failed. It resolves to the text of a JSON file, and rejects with the error of a call.
 */
export const createOwnDataCollection = (client: Source): OwnDataCollection => {
  const collected = new Map<OwnDataPart, unknown>();
  return {
    run: async (onProgress, signal, now = new Date()) => {
      for (const part of ownDataParts) {
        onProgress({ part, done: ownDataParts.indexOf(part) });
        if (!collected.has(part)) collected.set(part, await collectors[part](client, { signal }));
      }
      return JSON.stringify({ collected_at: now.toISOString(), ...Object.fromEntries(collected) }, null, 2);
    },
  };
};
