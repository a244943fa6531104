import type { ApiErrorOf } from '../client/api-error.ts';
import type { Fetch, Middleware } from '../client/client-options.ts';
import type { OperationId } from '../client/operation-types.ts';

export interface Hooks {
  /** Called with each request before it is sent. It may set headers. */
  onRequest?: ((request: Request, about: { operation: OperationId }) => MaybeLater) | undefined;
  /** Called when the head of an answer has come, after `ms` milliseconds. Who reads its body must clone it first. */
  onResponse?: ((response: Response, about: { operation: OperationId; ms: number }) => MaybeLater) | undefined;
  /** Called with what a call rejects with, `ms` milliseconds after it was made. */
  onError?: ((error: ApiErrorOf, about: { operation: OperationId; ms: number }) => MaybeLater) | undefined;
}

type MaybeLater = void | Promise<void>;

/**
 * Headers, logs and timing around each call, uploads too. A hook that throws fails its call. Before `retries()` in the
 * list it is told how a call has ended, after it how each try has.
 */
export const hooks =
  ({ onRequest, onResponse, onError }: Hooks): Middleware =>
  async (call, next) => {
    const { operation } = call;
    const fetch: Fetch = async (request, options) => {
      await onRequest?.(request, { operation });
      const from = performance.now();
      const response = await call.fetch(request, options);
      await onResponse?.(response, { operation, ms: performance.now() - from });
      return response;
    };
    const from = performance.now();
    try {
      return await next({ ...call, fetch });
    } catch (error) {
      await onError?.(error as ApiErrorOf, { operation, ms: performance.now() - from }); // as `Send` promises
      throw error;
    }
  };
