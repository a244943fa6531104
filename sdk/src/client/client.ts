import createHttp from 'openapi-fetch';
import { REQUEST_TIMEOUT_MS } from '../constants.ts';
import { type OperationFacts, operations } from '../generated/operations.gen.ts';
import { serializeBody } from '../transport/body.ts';
import { defaultFetch } from '../transport/default-fetch.ts';
import { createDuplicateGuard } from '../transport/duplicate-guard.ts';
import { isSuccess, parseEnvelope } from '../transport/envelope.ts';
import { businessError, errorOfKind, httpError, isFromBetween, noResponseError } from '../transport/errors.ts';
import { setLanguage, setToken } from '../transport/headers.ts';
import { serializeQuery } from '../transport/query-serializer.ts';
import { createServerClock } from '../transport/server-clock.ts';
import { sessionKey, VISITOR } from '../transport/session-key.ts';
import { startDeadline, untilAborted } from '../transport/timeout.ts';
import { createUnauthorizedFilter } from '../transport/unauthorized.ts';
import { ApiError } from './api-error.ts';
import type {
  AsynchronousSettings,
  Call,
  Client,
  ClientSettings,
  Fetch,
  Send,
  Tries,
  UploadOptions,
} from './client-options.ts';
import type { DataOf, OperationId } from './operation-types.ts';

// openapi-fetch only builds the request. The types are ours (its `Readable` drops properties typed null), and it does
// not read successful answers (a page of HTML would escape as a SyntaxError).
type AnyPaths = Record<string, Record<Lowercase<OperationFacts['method']>, { parameters: { query?: object } }>>;

// Without an answer, the duplicate guard lets the same call through again at once. An HTTP 5xx does not say what was
// done, so it counts as no answer.
const isUnanswered = (error: ApiError): boolean =>
  ['network', 'timeout', 'not-json', 'aborted', 'invalid-request'].includes(error.kind) ||
  (error.status ?? 0) >= 500 ||
  isFromBetween(error);

/**
 * The only HTTP client. A call goes through the middleware to `run`, whose order is: time-out, token, language, duplicate
 * guard, fetch, envelope, typed error. Whatever fails on the way, a call rejects with an `ApiError`.
 */
export const createClient = (settings: ClientSettings | AsynchronousSettings): Client => {
  const { baseUrl, timeoutMs = REQUEST_TIMEOUT_MS, fetch = defaultFetch, middleware = [] } = settings;
  const http = createHttp<AnyPaths>({ baseUrl, querySerializer: serializeQuery, bodySerializer: (body) => body });
  // Not a promise, by the types: an asynchronous token comes with a `session`.
  const sessionNow = () => settings.session?.() ?? sessionKey(settings.token() as string | undefined);
  /** The customer's first session, of each that a renewal has put in its place. */
  const origins = new Map<string, string>();
  const originOf = (session: string) => origins.get(session) ?? session;
  const duplicates = createDuplicateGuard(settings.now);
  const unauthorized = createUnauthorizedFilter();
  const clock = createServerClock();

  const run: Send = async ({ operation, args: { query, body: content }, options, fetch: send, tries }) => {
    const deadline = startDeadline(timeoutMs, options.signal);
    const { signal } = deadline;
    let isSent = false;
    let claim: ReturnType<typeof duplicates.claim>;
    const work = async () => {
      const { method, path, mediaType }: OperationFacts = operations[operation];
      const headers = new Headers(options.headers);
      const token = options.token === false ? undefined : await settings.token();
      const key = sessionKey(token);
      const session = settings.session?.() ?? key;
      tries.sessions ??= [session];
      // Another customer has signed in: the first customer's call is not sent in their name.
      if (!tries.sessions.includes(session)) throw tries.error;
      const [first = session] = tries.sessions;
      if (first !== session) origins.set(session, originOf(first));
      if (options.session && originOf(options.session) !== originOf(session)) throw errorOfKind('aborted', operation);
      tries.key = options.token ?? key;
      setToken(headers, token);
      setLanguage(headers, await settings.language());
      if (signal.aborted) throw signal.reason;
      const body = serializeBody(content, mediaType);
      claim = duplicates.claim(key, method, `${path}?${serializeQuery(query)}`, content, options.guard);
      if (!claim) throw errorOfKind('duplicate', operation);
      if (options.mayLeave?.(tries.error) === false) throw errorOfKind('aborted', operation);
      unauthorized.requestSent(key);
      const { onProgress, keepalive } = options;
      const onPiece = (share: number) => {
        deadline.restart();
        onProgress?.(share);
      };
      const sendOnce: Fetch = (request) => {
        // The platform sends to no other scheme, such as the `localhost:` of 'localhost:4010'.
        isSent = request.url.startsWith('http');
        const form = body instanceof FormData ? body : undefined;
        return send(request, { operation, form, onProgress: onProgress && onPiece });
      };
      const hearTime = clock.ask();
      const init: object = { params: { query }, body, headers, signal, keepalive, fetch: sendOnce };
      const { response, error } = await http[method](path, { ...init, parseAs: 'stream' });
      options.onResponse?.(response);
      const requestId = response.headers.get('x-request-id') ?? undefined;
      if (!response.ok) throw httpError(operation, response, error, requestId);
      const envelope = parseEnvelope(await response.text());
      if (!envelope) throw new ApiError({ kind: 'not-json', operation, requestId });
      // A cache on the way may have kept any other answer for hours.
      const isOfNow = method !== 'GET' || /\bno-store\b/i.test(response.headers.get('cache-control') ?? '');
      if (isOfNow) hearTime(envelope.time);
      if (!isSuccess(envelope)) throw businessError(operation, envelope, requestId);
      return envelope.data;
    };
    try {
      return await untilAborted(work(), signal);
    } catch (cause) {
      const why = { deadline, isSent, caller: options.signal };
      const error = cause instanceof ApiError ? cause : noResponseError(operation, cause, why);
      if (isUnanswered(error)) duplicates.release(claim);
      tries.error = error;
      throw error;
    } finally {
      deadline.clear();
    }
  };
  const send = middleware.reduceRight<Send>((next, layer) => (call) => layer(call, next), run);

  const perform = (operation: OperationId, args: Call['args'] = {}, options: UploadOptions = {}): Promise<unknown> => {
    const tries: Tries = {};
    return send({ operation, args, options, fetch, tries }).catch((error: ApiError) => {
      const { key, sessions } = tries;
      // The end of a former session is not the end of one that has begun since.
      const isOver = error.kind === 'unauthorized' && sessions?.concat(VISITOR).includes(sessionNow());
      if (isOver && key && unauthorized.isFirst(key)) settings.onUnauthorized?.(error);
      throw error;
    });
  };

  return {
    // The contract types the data. The mock and the conformance run check servers against it.
    call: perform as Client['call'],
    upload: async (file, options = {}) => {
      let arrived = -1;
      const onProgress =
        options.onProgress &&
        ((share: number) => {
          if (share <= arrived) return;
          arrived = share;
          options.onProgress?.(share);
        });
      onProgress?.(0);
      const data = await perform('uploadFile', { body: { file } }, { ...options, onProgress });
      onProgress?.(1);
      return data as DataOf<'uploadFile'>; // the same boundary as in call
    },
    url: (path) => (path.startsWith('/') ? baseUrl.replace(/\/$/, '') + path : path),
    get session() {
      return originOf(sessionNow());
    },
    get serverTime() {
      return clock.now();
    },
  };
};
