import { setTimeout as wait } from 'node:timers/promises';
import { encodeQuery, formOf, type Input } from '../../../shared/request-encoding.ts';
import { isHttpDate } from '../checks/http/headers.ts';
import type { ContractOperation } from '../contract/contract.ts';
import type { Exchange } from '../exchange.ts';
import type { Recorder } from '../recorder.ts';
import { RunError } from './options.ts';
import { createPool } from './pool.ts';

export interface SendOptions extends Input {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** A method in place of the operation's. */
  readonly method?: string;
  /** A path in place of the operation's. */
  readonly path?: string;
  /** The raw text of the body, in place of `body` as JSON. */
  readonly text?: string;
  readonly contentType?: string;
  /** Whether the request is sent again where the server asks to wait; by default it is. */
  readonly retries?: boolean;
}

interface ClientOptions {
  readonly url: string;
  readonly timeout: number;
  readonly rate: number | undefined;
  readonly parallel: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
  readonly recorder: Recorder;
}

/** How often a request is sent alone that the server answers with HTTP 429, and the most seconds that are waited before. */
const [TRIES, PATIENCE] = [3, 30];

/** After this many unanswered requests in a row, beside those under way at once, the server counts as gone. */
const SILENCE = 12;

/** A byte order mark is kept: JSON must not begin with one. Throws for bytes that are no UTF-8. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });

export type HttpClient = ReturnType<typeof createHttpClient>;

/** Sends requests to the server under test and records each exchange; at most `parallel` at once, `rate` a second. */
export function createHttpClient({ url, timeout, rate, parallel, headers: always, signal, recorder }: ClientOptions) {
  let unanswered = 0;
  // Whole milliseconds would hide that a request was sent just after the answer to the one before.
  const epoch = Date.now() - performance.now();
  const pool = createPool(parallel);
  const underWay = new Set<AbortController>();
  // One listener for all requests: Node warns of more than ten as of a leak.
  signal?.addEventListener('abort', () => {
    for (const request of underWay) request.abort();
  });
  const gap = rate === undefined ? 0 : 1000 / rate;
  let next = 0;

  /** Waits until the rate allows another request. Throws RunError when the run was aborted or the server is gone. */
  async function turn(): Promise<void> {
    if (signal?.aborted) throw new RunError('Ctrl-C');
    if (unanswered >= SILENCE + pool.bound() - 1)
      throw new RunError(`the server has not answered ${unanswered} requests in a row`);
    if (gap === 0) return;
    const now = Date.now();
    next = Math.max(next + gap, now);
    if (next > now) await new Promise((resolve) => setTimeout(resolve, next - now));
  }

  /** What ends with the run. */
  function begin(): AbortController {
    const begun = new AbortController();
    underWay.add(begun);
    return begun;
  }

  /** Sends a request, and again while the server asks to wait (HTTP 429), which carries nothing out. */
  async function send(operation: ContractOperation, options: SendOptions = {}): Promise<Exchange> {
    for (let tries = 1; ; tries += 1) {
      const { exchange, isAlone } = await pool.take(async () => {
        await turn();
        return sendOnce(operation, options);
      });
      const seconds =
        exchange.response?.status === 429 ? secondsUntil(exchange.response.headers['retry-after']) : Number.NaN;
      if (options.retries === false || tries === TRIES || !(seconds <= PATIENCE)) return exchange;
      // One of several at once: the next has fewer beside it.
      if (!isAlone) tries -= 1;
      const pause = begin();
      await wait(seconds * 1000, undefined, { signal: pause.signal }).catch(() => undefined);
      underWay.delete(pause);
    }
  }

  async function sendOnce(operation: ContractOperation, options: SendOptions): Promise<Exchange> {
    const { token, query, body, text, contentType = 'application/json' } = options;
    const { method = operation.method, path = operation.path } = options;
    const search = encodeQuery(query);
    const address = `${url}${path}${search === '' ? '' : `?${search}`}`;
    const headers: Record<string, string> = {
      'accept-language': 'en',
      ...always,
      ...(token !== undefined && { token }),
      ...options.headers,
    };
    const isUpload = operation.body?.mediaType === 'multipart/form-data' && text === undefined;
    const json = text ?? (body === undefined || isUpload ? undefined : JSON.stringify(body));
    if (json !== undefined) headers['content-type'] = contentType;
    const sent = method === 'GET' || method === 'HEAD' ? undefined : isUpload ? formOf(body) : json;
    // fetch sets the type of a form itself, with its boundary.
    const recorded = isUpload ? { ...headers, 'content-type': 'multipart/form-data' } : headers;
    const request = { method, url: address, headers: recorded, ...(typeof sent === 'string' && { body: sent }) };
    const started = performance.now();
    const sentAt = epoch + started;
    const end = (answer: Pick<Exchange, 'response' | 'failure'>): Exchange => {
      const exchange = { operation: operation.id, request, sentAt, duration: performance.now() - started, ...answer };
      recorder.record(exchange);
      return exchange;
    };
    // AbortSignal.any does not do: Node may garbage-collect the signals it waits for.
    const limit = begin();
    const timer = setTimeout(() => limit.abort(new DOMException('No answer in time', 'TimeoutError')), timeout);
    try {
      const init = { method, headers, redirect: 'manual', signal: limit.signal } as const;
      const answer = await (sent === undefined ? fetchAgain(address, init) : fetch(address, { ...init, body: sent }));
      const bytes = await answer.arrayBuffer();
      unanswered = 0;
      const { status } = answer;
      return end({ response: { status, headers: Object.fromEntries(answer.headers), body: decoder.decode(bytes) } });
    } catch (error) {
      if (signal?.aborted) throw new RunError('Ctrl-C');
      unanswered += 1;
      return end({ response: undefined, failure: failureOf(error, timeout) });
    } finally {
      clearTimeout(timer);
      underWay.delete(limit);
    }
  }

  return { send };
}

/** The seconds that a `Retry-After` asks to wait, as a number or as a date; NaN for anything else. */
const secondsUntil = (retryAfter = ''): number =>
  isHttpDate(retryAfter) ? Math.max(0, Date.parse(retryAfter) - Date.now()) / 1000 : Number(retryAfter || Number.NaN);

/**
 * Retries a GET once when the connection was reset: it is no fault when the server closes an idle connection just
 * before its reuse. A server that cuts its connections cuts the second, too.
 */
const fetchAgain = (address: string, init: RequestInit): Promise<Response> =>
  fetch(address, init).catch((error: unknown) => {
    const cause = error instanceof Error ? error.cause : undefined;
    const isReset = cause instanceof Error && 'code' in cause && RESETS.has(String(cause.code));
    if (isReset && init.method === 'GET') return fetch(address, init);
    throw error;
  });

const RESETS = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Why no answer came, in words: Node hides the reason in the error's cause. */
function failureOf(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeout} ms`;
  if ('code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'the body is not UTF-8';
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return 'code' in cause ? `${cause.message || error.message} (${cause.code})` : cause.message;
}
