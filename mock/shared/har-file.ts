import * as v from 'valibot';
import type { HarExchange } from './har-of.ts';

/** Why a file cannot be read as HAR, in one line. */
export class HarError extends Error {
  override readonly name = 'HarError';
}

const headers = v.optional(v.array(v.object({ name: v.string(), value: v.string() })), []);

const entrySchema = v.object({
  startedDateTime: v.string(),
  time: v.nullish(v.number(), 0),
  request: v.object({
    method: v.string(),
    url: v.string(),
    headers,
    postData: v.nullish(
      v.object({
        text: v.nullish(v.string()),
        /** Not part of HAR, but some tools write it, as they do for answers. */
        encoding: v.nullish(v.string()),
        params: v.nullish(v.array(v.object({ name: v.string(), value: v.nullish(v.string(), '') }))),
      }),
    ),
  }),
  response: v.object({
    status: v.nullish(v.number(), 0),
    headers,
    content: v.nullish(
      v.object({
        size: v.nullish(v.number(), 0),
        text: v.nullish(v.string()),
        encoding: v.nullish(v.string()),
      }),
    ),
    _error: v.nullish(v.string()),
  }),
  _fromCache: v.nullish(v.unknown()),
});

export type HarEntry = v.InferOutput<typeof entrySchema>;

const fileSchema = v.object({ log: v.object({ entries: v.array(v.unknown()) }) });

/** The entries of a HAR file, and how many could not be read. Throws HarError when the file is not HAR. */
export function readHarFile(text: string): { entries: HarEntry[]; unreadable: number } {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new HarError('This is not a HAR file: it is not JSON, or was cut short while it was saved');
  }
  const file = v.safeParse(fileSchema, json);
  if (!file.success) throw new HarError(`This is not a HAR file: ${explain(json)}`);
  const read = file.output.log.entries.map((entry) => v.safeParse(entrySchema, entry));
  const entries = read.flatMap((entry) => (entry.success ? [entry.output] : []));
  if (read.length > 0 && entries.length === 0) throw new HarError('This is not a HAR 1.2 file: no entry could be read');
  return { entries, unreadable: read.length - entries.length };
}

function explain(json: unknown): string {
  const has = (name: string) => typeof json === 'object' && json !== null && name in json;
  if (has('item') && has('info')) return 'it is a Postman collection; send it through the proxy instead';
  if (has('openapi') || has('paths')) return 'it is an OpenAPI document';
  return 'it has no log.entries';
}

/** How long our clients wait (R7.02), in milliseconds: a request that ends earlier was cancelled. */
const PATIENCE = 10_000;

export const withoutBody =
  'the body of the answer is not in the file (Chrome drops it after leaving the page: keep its tools open, with “Preserve log”)';

/** Why the entry of a call says nothing of the server; undefined for one with a complete answer, or with none in time. */
export function reasonToSkip(entry: HarEntry): string | undefined {
  const { request, response, time } = entry;
  if (request.method === 'OPTIONS' || request.method === 'HEAD') return `${request.method} is no call of an operation`;
  if (entry._fromCache) return 'answered by the browser’s cache';
  if (response.status === 0 && time < PATIENCE) return 'the client called them off, or there was no network';
  const { text, size = 0 } = response.content ?? {};
  const hasBody = text != null || response.status === 0 || response.status === 204 || response.status === 304;
  return hasBody || (size === 0 && contentLength(entry) === '0') ? undefined : withoutBody;
}

const contentLength = ({ response }: HarEntry) =>
  response.headers.find(({ name }) => name.toLowerCase() === 'content-length')?.value;

/** The call and its answer. */
export function exchangeOf({ request, response, startedDateTime, time }: HarEntry): HarExchange {
  const body = bodyOf(request);
  const { status, content } = response;
  return {
    request: {
      method: request.method,
      url: request.url.split('#', 1).join(),
      headers: headersOf(request.headers),
      ...(body !== undefined && { body }),
    },
    ...(status === 0
      ? { response: undefined, failure: response._error ?? `No answer after ${(time / 1000).toFixed(1)} seconds` }
      : { response: { status, headers: headersOf(response.headers), body: plain(content?.text, content?.encoding) } }),
    sentAt: Date.parse(startedDateTime) || 0,
    duration: time,
  };
}

/** The text of a request's body; undefined for uploads, whose bytes a HAR file does not preserve. */
function bodyOf({ postData, headers }: HarEntry['request']): string | undefined {
  const type = headersOf(headers)['content-type'] ?? '';
  if (postData == null || /^multipart\//i.test(type)) return undefined;
  const { text, encoding, params } = postData;
  if (text != null && (text !== '' || !params?.length)) return text === '' ? undefined : plain(text, encoding);
  return params ? String(new URLSearchParams(params.map(({ name, value }) => [name, value]))) : undefined;
}

const plain = (text: string | null | undefined, encoding: string | null | undefined): string =>
  encoding === 'base64'
    ? new TextDecoder().decode(Uint8Array.from(atob(text ?? ''), (byte) => byte.charCodeAt(0)))
    : (text ?? '');

/** Headers by lower-case name; repeated headers are joined; pseudo-headers of HTTP/2 such as `:path` are left out. */
function headersOf(headers: HarEntry['request']['headers']): Record<string, string> {
  const named: Record<string, string> = {};
  for (const { name, value } of headers) {
    const key = name.toLowerCase();
    if (key.startsWith(':')) continue;
    named[key] = named[key] === undefined ? value : `${named[key]}, ${value}`;
  }
  return named;
}
