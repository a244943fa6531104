import createHttp from 'openapi-fetch';
import { REQUEST_TIMEOUT_MS } from '../constants.ts';
import { type OperationFacts, operations } from '../generated/operations.gen.ts';
import { serializeBody } from '../transport/body.ts';
import { createDuplicateGuard } from '../transport/duplicate-guard.ts';
import { isSuccess, parseEnvelope } from '../transport/envelope.ts';
import { businessError, errorOfKind, httpError, noResponseError } from '../transport/errors.ts';
import { setLanguage, setToken } from '../transport/headers.ts';
import { serializeQuery } from '../transport/query-serializer.ts';
import { sessionKey } from '../transport/session-key.ts';
import { type Deadline, startDeadline, untilAborted } from '../transport/timeout.ts';
import { createUnauthorizedFilter } from '../transport/unauthorized.ts';
import { ApiError } from './api-error.ts';
import type { CallOptions, Client, ClientSettings, Fetch } from './client-options.ts';
import type { DataOf, OperationId } from './operation-types.ts';

interface Args {
  query?: object;
  body?: object;
}

// openapi-fetch builds the request and nothing else. The types are ours (its `Readable` drops properties typed null),
// and it does not read the answer of a success (a page of HTML would escape as a SyntaxError).
type AnyPaths = Record<string, Record<Lowercase<OperationFacts['method']>, { parameters: { query?: object } }>>;

/**
 * The only HTTP client. The order of `run`: duplicate guard, token, language, time-out, fetch, envelope, typed error.
 */
export const createClient = (settings: ClientSettings): Client => {
  const { baseUrl, timeoutMs = REQUEST_TIMEOUT_MS } = settings;
  const http = createHttp<AnyPaths>({ baseUrl, querySerializer: serializeQuery, bodySerializer: (body) => body });
  const isAllowed = createDuplicateGuard(settings.now);
  const unauthorized = createUnauthorizedFilter();
  const plainFetch: Fetch = (request) => (settings.fetch ?? fetch)(request);

  const exchange = async (operation: OperationId, init: object): Promise<string> => {
    const { method, path } = operations[operation];
    const { response, error } = await http[method](path, { ...init, parseAs: 'stream' });
    if (!response.ok) throw httpError(operation, response.status, error);
    return response.text();
  };

  const run = async (
    operation: OperationId,
    { query, body: content }: Args = {},
    options: CallOptions = {},
    fetchBy: (deadline: Deadline) => Fetch = () => plainFetch,
  ): Promise<unknown> => {
    const { method, path, mediaType, idempotent }: OperationFacts = operations[operation];
    const body = serializeBody(content, mediaType);
    if ((options.guard ?? !idempotent) && !isAllowed(method, `${path}?${serializeQuery(query)}`, body)) {
      throw errorOfKind('duplicate', operation);
    }

    const headers = new Headers(options.headers);
    const token = options.token === false ? undefined : settings.token();
    const session = sessionKey(token);
    setToken(headers, token);
    setLanguage(headers, settings.language());
    unauthorized.requestSent(session);

    const deadline = startDeadline(timeoutMs, options.signal);
    try {
      const { signal } = deadline;
      signal.throwIfAborted();
      const init = { params: { query }, body, headers, signal, fetch: fetchBy(deadline) };
      const envelope = parseEnvelope(await untilAborted(exchange(operation, init), signal));
      if (!envelope) throw errorOfKind('not-json', operation);
      if (!isSuccess(envelope)) throw businessError(operation, envelope);
      return envelope.data;
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : noResponseError(operation, cause, deadline, options.signal);
      if (error.kind === 'unauthorized' && options.token !== false && unauthorized.isFirst(session)) {
        settings.onUnauthorized?.(error);
      }
      throw error;
    } finally {
      deadline.clear();
    }
  };

  return {
    // The contract says what the data is, and the mock and the conformance run hold every server to it.
    call: async <Op extends OperationId>(operation: Op, args?: Args, options?: CallOptions) =>
      (await run(operation, args, options)) as DataOf<Op>,
    upload: async (file, { onProgress, ...options } = {}) => {
      const fetchBy = ({ restart }: Deadline): Fetch => {
        if (!onProgress || typeof XMLHttpRequest === 'undefined') return plainFetch;
        const reportProgress = (share: number) => {
          restart();
          onProgress(share);
        };
        // Loaded with the first upload: no first screen needs it.
        return async (request) =>
          (await import('../transport/upload-fetch.ts')).fetchWithProgress(request, reportProgress);
      };
      const data = await run('uploadFile', { body: { file } }, options, fetchBy);
      return data as DataOf<'uploadFile'>; // the same boundary as in call
    },
    get session() {
      return sessionKey(settings.token());
    },
  };
};
