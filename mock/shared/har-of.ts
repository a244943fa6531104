import { STATUS_CODES } from 'node:http';

/** One request and its answer. */
export interface HarExchange {
  readonly request: SentRequest;
  /** Undefined when no complete answer came: `failure` says why. */
  readonly response: ReceivedResponse | undefined;
  readonly failure?: string;
  /** When the request was sent, in milliseconds since 1970. */
  readonly sentAt: number;
  /** Milliseconds until the last byte of the answer. */
  readonly duration: number;
}

export interface SentRequest {
  readonly method: string;
  /** The whole address, query included. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The text of the body; undefined without one, and for uploads, whose bytes are not kept. */
  readonly body?: string;
}

export interface ReceivedResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The exchanges as HAR 1.2, which browsers, Charles, Postman and `exchangesFromHar` read. */
export function harOf(exchanges: readonly HarExchange[]) {
  return {
    log: {
      version: '1.2',
      creator: { name: 'Meridian', version: '1' },
      entries: exchanges.map(entryOf),
    },
  };
}

function entryOf({ request, response, failure, sentAt, duration }: HarExchange) {
  const { method, url, headers, body } = request;
  const received = response?.headers ?? {};
  const mimeType = received['content-type'] ?? '';
  const size = Buffer.byteLength(response?.body ?? '');
  return {
    startedDateTime: new Date(sentAt).toISOString(),
    time: duration,
    request: {
      ...{ method, url, httpVersion: 'HTTP/1.1', cookies: [], headers: listOf(headers), headersSize: -1 },
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      bodySize: Buffer.byteLength(body ?? ''),
      ...(body !== undefined && { postData: { mimeType: headers['content-type'] ?? '', text: body } }),
    },
    response: {
      status: response?.status ?? 0,
      statusText: STATUS_CODES[response?.status ?? 0] ?? '',
      ...{ httpVersion: 'HTTP/1.1', cookies: [], headers: listOf(received), headersSize: -1, bodySize: -1 },
      redirectURL: received['location'] ?? '',
      content: { size, mimeType, ...(response && { text: response.body }) },
      ...(failure !== undefined && { _error: failure }),
    },
    cache: {},
    timings: { send: 0, wait: duration, receive: 0 },
  };
}

const listOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));
