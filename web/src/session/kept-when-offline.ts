import { isApiError } from '@meridian/sdk';
import { onlineManager, type Query, type QueryClient, type QueryPersister } from '@tanstack/react-query';
import type { Session } from './session.ts';

/** How often a page that the browser takes for connected tries again while nothing answers, in milliseconds. */
const PROBE_MS = 5000;

/**
 * While offline, a query without data gets its kept answer from this device, with its age (B2.17). Offline means that
 * the browser says so, or that the last attempt had no answer; the first answer ends it. A query for the current truth
 * (`staleTime: 0`), such as the outcome of a payment, never gets a kept answer.
 */
export function keptWhenOffline(session: Session): QueryPersister {
  return async (queryFn, context, query) => {
    try {
      const data = await queryFn(context);
      if (!onlineManager.isOnline() && navigator.onLine) tell('online');
      return data;
    } catch (error) {
      probeLater(context.client);
      if (query.state.data !== undefined || !isUnreachable(error) || mayRetry(query, error)) throw error;
      const isOfThisMoment = 'staleTime' in query.options && query.options.staleTime === 0;
      const kept = isOfThisMoment ? undefined : await read(query, context.client, session);
      if (kept === undefined) throw error;
      if (onlineManager.isOnline()) tell('offline');
      return kept;
    }
  };
}

/** Dispatches the browser's own event to all its listeners. */
const tell = (event: 'online' | 'offline') => window.dispatchEvent(new Event(event));

const isUnreachable = (error: unknown) => isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');

const mayRetry = ({ options: { retry }, state }: Query, error: unknown) =>
  typeof retry === 'function' && error instanceof Error && retry(state.fetchFailureCount, error);

const read = (query: Query, queries: QueryClient, session: Session) =>
  import('./kept-answers.ts').then(({ readKept }) => readKept(query, queries, session)).catch(() => undefined);

let isProbing = false;

/** No event tells when a server answers again. */
function probeLater(queries: QueryClient): void {
  if (isProbing) return;
  isProbing = true;
  setTimeout(() => {
    isProbing = false;
    if (!onlineManager.isOnline() && navigator.onLine) void queries.refetchQueries({ type: 'active' });
  }, PROBE_MS);
}
