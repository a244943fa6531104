import { isPutOff } from '../attempts/outcomes.ts';
import { isApiError } from '../client/api-error.ts';
import type { Middleware } from '../client/client-options.ts';
import { errorOfKind, isFromBetween } from '../transport/errors.ts';
import { sessionKey } from '../transport/session-key.ts';
import { isRepeatable } from './retries.ts';

/**
 * Renews the session when the server no longer accepts its token. One renewal serves all calls that failed with HTTP
 * 401; then each is repeated once, in the order in which they were made. The HTTP 401 of a login proxy may hide a success:
 * then a mutation is repeated only as `retries` would, and otherwise rejects as if no answer had come.
 *
 * `renew` resolves to the new token once the client's `token()` returns it. If it rejects, or resolves to undefined,
 * the calls reject with their HTTP 401, and `onUnauthorized` is called. So do calls of another session than the renewed
 * one, but then `onUnauthorized` is called only if no other session has begun. `renew` must not sign in another customer.
 * Its own calls need `{ token: false }`, or they would wait for themselves.
 */
export const refresh = (renew: () => Promise<string | undefined>): Middleware => {
  let made = 0;
  let renewals = 0;
  // The latest renewal: the key of the new token, and the sessions whose calls it serves.
  let renewed: string | undefined;
  let sessions = new Set<string | undefined>();
  let waiting: { order: number; goOn: () => void }[] = [];

  const begin = async (session: string | undefined): Promise<void> => {
    if (session !== renewed) sessions = new Set();
    sessions.add(session);
    renewed = await Promise.resolve()
      .then(renew)
      .then(
        (token) => token && sessionKey(token),
        () => undefined,
      );
    renewals += 1;
    const inOrder = waiting.sort((one, other) => one.order - other.order);
    waiting = [];
    for (const { goOn } of inOrder) goOn();
  };

  return async (call, next) => {
    const { tries } = call;
    const { token, signal } = call.options;
    if (token === false) return next(call);
    made += 1;
    const order = made;
    const before = renewals;
    try {
      return await next(call);
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'unauthorized') throw error;
      // A call sent before the latest renewal and refused after it needs no further renewal.
      if (before === renewals) {
        await new Promise<void>((goOn) => {
          signal?.addEventListener('abort', () => goOn(), { once: true });
          if (waiting.push({ order, goOn }) === 1) void begin(tries.sessions?.[0]);
        });
      }
      if (!signal?.aborted && !(renewed && sessions.has(tries.sessions?.[0]))) throw error;
      if (renewed) tries.sessions?.push(renewed);
      const lost = isFromBetween(error) && errorOfKind('network', call.operation, error);
      if (lost && !isRepeatable(call)) throw lost;
      return next({ ...call, options: { ...call.options, guard: false } }).catch((again: unknown) => {
        throw lost && isPutOff(again) ? lost : again;
      });
    }
  };
};
