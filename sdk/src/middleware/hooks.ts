import type { ApiErrorOf } from '../client/api-error.ts';
import type { Fetch, Middleware } from '../client/client-options.ts';
import type { OperationId } from '../client/operation-types.ts';

export interface Hooks {
  /** Called with each request before it is sent. It may set headers. */
  onRequest?: ((request: Request, about: { operation: OperationId }) => MaybeLater) | undefined;
  /**
   * Called when the head of an answer has come, after `ms` milliseconds. Clone the response before reading its body.
   */
  onResponse?: ((response: Response, about: { operation: OperationId; ms: number }) => MaybeLater) | undefined;
  /** Called with the error of a failed call, `ms` milliseconds after the call began. */
  onError?: ((error: ApiErrorOf, about: { operation: OperationId; ms: number }) => MaybeLater) | undefined;
}

type MaybeLater = void | Promise<void>;

/**
 * Headers, logs and timing around each call, uploads included. A hook that throws fails its call. Placed before
 * `retries()` in the list, the hooks see the end of a call; placed after it, the end of each try.
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
