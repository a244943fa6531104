import type { OperationId } from '@meridian/sdk';
import { clientOf } from '@meridian/sdk/react';
import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core';
import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { openAllAnswerStores, openAnswerStore } from '../storage/answer-store.ts';
import type { Session } from './session.ts';

/** The duration of a session (R9.01), in milliseconds. */
const KEPT_MS = 3 * 24 * 3_600_000;

/** How long changes are collected before they are written, in milliseconds. */
const KEEP_DELAY_MS = 1000;

/**
 * What is readable offline (B2.17). Not what expires or must be current when the customer acts on it: quotes, deposit
 * addresses, payees.
 */
const keptOperations: ReadonlySet<unknown> = new Set<OperationId>([
  ...(['getHome', 'listCategories', 'listProducts', 'listHotProducts', 'listSimilarProducts', 'getProduct'] as const),
  ...(['listProductReviews', 'getShop', 'listHotShops', 'listHotKeywords', 'listLikedProducts'] as const),
  ...(['listFollowedShops', 'listFollowFeed', 'listMyReviews', 'getCart'] as const),
  ...(['listOrders', 'getOrder', 'getLogistics', 'getOrderCounts', 'listRefunds', 'getRefund', 'getBadges'] as const),
  ...(['getUserInfo', 'listAddresses', 'listBills', 'listRecharges', 'listWithdrawals', 'listNotifications'] as const),
  ...(['getConfig', 'getHelp', 'getLaw'] as const),
]);

const persisterIn = (storage: ReturnType<typeof openAnswerStore<PersistedQuery>>) =>
  experimental_createQueryPersister<PersistedQuery>({
    storage,
    // IndexedDB stores objects.
    serialize: (query) => query,
    deserialize: (query) => query,
    maxAge: KEPT_MS,
    // The answers may have another shape in another build.
    buster: window.meridian.build,
    prefix: 'answer',
  });

const persisterOf = (queries: QueryClient, session: Session) =>
  persisterIn(openAnswerStore(session.token() === undefined ? undefined : clientOf(queries).session));

/** The kept answer of a query in this session; undefined if there is none. */
export async function readKept(query: Query, queries: QueryClient, session: Session): Promise<unknown> {
  return persisterOf(queries, session).retrieveQuery(query.queryHash, ({ state: { dataUpdatedAt } }) =>
    query.setState({ dataUpdatedAt }),
  );
}

/** Keeps new answers, and deletes the expired ones, those of a customer who does not come back too. */
export function keepAnswers(queries: QueryClient, session: Session): void {
  const cache = queries.getQueryCache();
  const changed = new Set<Query>(cache.getAll());
  let isScheduled = false;
  const keep = async () => {
    isScheduled = false;
    for (const query of changed) {
      changed.delete(query);
      // The session may have changed since, in another tab or during the previous write. Private answers are kept only
      // for their own session.
      const isCurrent = cache.find({ queryKey: query.queryKey }) === query && query.state.data !== undefined;
      if (!isCurrent || !keptOperations.has(query.queryKey[0])) continue;
      const { persistQuery } = persisterOf(queries, session);
      // Without storage space, the previous answer is lost or stays.
      await persistQuery(query).catch(() => undefined);
    }
  };
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(keep, KEEP_DELAY_MS);
  };
  cache.subscribe((event) => {
    // Offline, the data is a kept answer already.
    if (event.type !== 'updated' || event.action.type !== 'success' || !onlineManager.isOnline()) return;
    changed.add(event.query);
    schedule();
  });
  schedule();
  for (const storage of openAllAnswerStores<PersistedQuery>())
    void persisterIn(storage)
      .persisterGc()
      .catch(() => undefined);
}
