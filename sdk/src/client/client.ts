import createHttp from 'openapi-fetch';
import { REQUEST_TIMEOUT_MS } from '../constants.ts';
import { type OperationFacts, operations } from '../generated/operations.gen.ts';
import { serializeBody } from '../transport/body.ts';
import { defaultFetch } from '../transport/default-fetch.ts';
import { createDuplicateGuard } from '../transport/duplicate-guard.ts';
import { isSuccess, parseEnvelope } from '../transport/envelope.ts';
import { businessError, errorOfKind, httpError, noResponseError } from '../transport/errors.ts';
import { setLanguage, setToken } from '../transport/headers.ts';
import { serializeQuery } from '../transport/query-serializer.ts';
import { sessionKey, VISITOR } from '../transport/session-key.ts';
import { type Deadline, startDeadline, untilAborted } from '../transport/timeout.ts';
import { createUnauthorizedFilter } from '../transport/unauthorized.ts';
import { ApiError } from './api-error.ts';
import type { CallOptions, Client, ClientSettings, Fetch } from './client-options.ts';
import type { DataOf, OperationId } from './operation-types.ts';

interface Args {
  query?: object | undefined;
  body?: object | undefined;
}

// openapi-fetch builds the request and nothing else. The types are ours (its `Readable` drops properties typed null),
// and it does not read the answer of a success (a page of HTML would escape as a SyntaxError).
type AnyPaths = Record<string, Record<Lowercase<OperationFacts['method']>, { parameters: { query?: object } }>>;

// Nothing came that says what was done, so that sending the same again is no second press. A server that failed on the
// way has not answered either.
const isUnanswered = ({ kind, status = 0 }: ApiError): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'not-json' || kind === 'invalid-request' || status >= 500;

/**
 * The only HTTP client. The order of `run`: time-out, token, language, duplicate guard, fetch, envelope, typed error.
 * Whatever fails on the way, a call rejects with an `ApiError`.
 */
export const createClient = (settings: ClientSettings): Client => {
  const { baseUrl, timeoutMs = REQUEST_TIMEOUT_MS, fetch: send = defaultFetch } = settings;
  const http = createHttp<AnyPaths>({ baseUrl, querySerializer: serializeQuery, bodySerializer: (body) => body });
  const duplicates = createDuplicateGuard(settings.now);
  const unauthorized = createUnauthorizedFilter();

  const exchange = async (operation: OperationId, init: object) => {
    const { method, path } = operations[operation];
    const { response, error } = await http[method](path, { ...init, parseAs: 'stream' });
    const requestId = response.headers.get('x-request-id') ?? undefined;
    if (!response.ok) throw httpError(operation, response, error, requestId);
    return { text: await response.text(), requestId };
  };

  const run = async (
    operation: OperationId,
    { query, body: content }: Args = {},
    options: CallOptions = {},
    sendBy: (deadline: Deadline) => Fetch = () => (request) => send(request),
  ): Promise<unknown> => {
    const deadline = startDeadline(timeoutMs, options.signal);
    let session = VISITOR;
    let isSent = false;
    let claim: ReturnType<typeof duplicates.claim>;
    try {
      const { signal } = deadline;
      signal.throwIfAborted();
      const { method, path, mediaType }: OperationFacts = operations[operation];
      const headers = new Headers(options.headers);
      const token = options.token === false ? undefined : settings.token();
      session = sessionKey(token);
      setToken(headers, token);
      setLanguage(headers, settings.language());
      const body = serializeBody(content, mediaType);
      claim = duplicates.claim(session, method, `${path}?${serializeQuery(query)}`, content, options.guard);
      if (claim === undefined) throw errorOfKind('duplicate', operation);
      unauthorized.requestSent(session);
      const sendOnce: Fetch = (request) => {
        // The platform sends to no other scheme, such as that of 'localhost:4010'.
        isSent = request.url.startsWith('http');
        return sendBy(deadline)(request);
      };
      const init = { params: { query }, body, headers, signal, fetch: sendOnce };
      const { text, requestId } = await untilAborted(exchange(operation, init), signal);
      const envelope = parseEnvelope(text);
      if (!envelope) throw errorOfKind('not-json', operation);
      if (!isSuccess(envelope)) throw businessError(operation, envelope, requestId);
      return envelope.data;
    } catch (cause) {
      const why = { deadline, isSent, caller: options.signal };
      const error = cause instanceof ApiError ? cause : noResponseError(operation, cause, why);
      if (isUnanswered(error)) duplicates.release(claim);
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
      if (!onProgress) return (await run('uploadFile', { body: { file } }, options)) as DataOf<'uploadFile'>; // as in call
      let arrived = -1;
      const report = (share: number) => {
        if (share <= arrived) return;
        arrived = share;
        onProgress(share);
      };
      const sendBy =
        ({ restart }: Deadline): Fetch =>
        (request) => {
          report(0);
          const onPiece = (share: number) => {
            restart();
            report(share);
          };
          return send(request, { onProgress: onPiece });
        };
      const data = await run('uploadFile', { body: { file } }, options, sendBy);
      report(1);
      return data as DataOf<'uploadFile'>; // the same boundary as in call
    },
    get session() {
      return sessionKey(settings.token());
    },
  };
};
