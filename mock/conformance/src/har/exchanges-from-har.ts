import { parseUrl } from '../../../shared/parse-url.ts';
import type { Contract } from '../contract/contract.ts';
import type { Exchange } from '../exchange.ts';
import { type HarEntry, HarError, readHarFile } from './har-file.ts';

interface HarOptions {
  /** The API's address, with any path before `/api`; derived from the contract's paths when left out. */
  readonly baseUrl?: string;
}

/** The exchanges of a HAR file with the API. */
export interface HarExchanges {
  readonly exchanges: readonly Exchange[];
  /** The API's address: `https://shop.example`. */
  readonly baseUrl: string;
  /** Entries that are not calls of the API, or not complete. */
  readonly skipped: number;
  /** Notes for the reader about skipped entries, one line each. */
  readonly notes: readonly string[];
}

/** How long our clients wait (R7.02), in milliseconds: a request that ends earlier was cancelled. */
const PATIENCE = 10_000;

/**
 * Returns the calls of the API in a HAR 1.2 file, as Chrome, Firefox, Charles and others save it. Throws HarError, with
 * a one-line message, for a file that is not HAR or has no call of the API.
 */
export function exchangesFromHar(text: string, contract: Contract, options: HarOptions = {}): HarExchanges {
  const { entries, unreadable } = readHarFile(text);
  const baseUrl = options.baseUrl?.replace(/\/+$/, '') ?? findBaseUrl(entries, contract);
  const skipped = new Map<string, number>();
  if (unreadable > 0) skipped.set('could not be read', unreadable);
  const exchanges = entries.flatMap((entry): Exchange[] => {
    const reason = reasonToSkip(entry, baseUrl);
    if (reason === undefined) return [exchangeOf(entry, contract, baseUrl)];
    skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
    return [];
  });
  if (exchanges.length === 0 && !skipped.has(withoutBody)) {
    throw new HarError(`This file has no call of ${baseUrl}/api: is it the API's address?`);
  }
  return {
    exchanges,
    baseUrl,
    skipped: [...skipped.values()].reduce((sum, count) => sum + count, 0),
    notes: [...skipped].map(([reason, count]) => `${count} ${count === 1 ? 'entry' : 'entries'} skipped: ${reason}`),
  };
}

const withoutBody =
  'the body of the answer is not in the file (Chrome drops it after leaving the page: keep its tools open, with “Preserve log”)';

/** The address that received the most calls of declared operations. */
function findBaseUrl(entries: readonly HarEntry[], contract: Contract): string {
  const counts = new Map<string, number>();
  for (const { request } of entries) {
    const url = parseUrl(request.url);
    const start = url?.pathname.indexOf('/api/') ?? -1;
    if (url === null || start < 0) continue;
    if (contract.operationAt(request.method, url.pathname.slice(start)) === undefined) continue;
    const base = url.origin + url.pathname.slice(0, start);
    counts.set(base, (counts.get(base) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  if (most === undefined) {
    throw new HarError('No request of this file has a path of the contract: say the API’s address with --base-url');
  }
  return most[0];
}

/** Why an entry is skipped; undefined for a call of the API that can be checked. */
function reasonToSkip(entry: HarEntry, baseUrl: string): string | undefined {
  const { request, response, time } = entry;
  const path = request.url.startsWith(baseUrl) ? request.url.slice(baseUrl.length) : '';
  if (!/^\/api(\/|\?|$)/.test(path)) return 'not for the API';
  if (request.method === 'OPTIONS' || request.method === 'HEAD') return `${request.method} is no call of an operation`;
  if (entry._fromCache) return 'answered by the browser’s cache';
  if (response.status === 0 && time < PATIENCE) return 'the client called them off, or there was no network';
  const { text, size = 0 } = response.content ?? {};
  const hasBody = text != null || response.status === 0 || response.status === 204 || response.status === 304;
  return hasBody || (size === 0 && contentLength(entry) === '0') ? undefined : withoutBody;
}

const contentLength = ({ response }: HarEntry) =>
  response.headers.find(({ name }) => name.toLowerCase() === 'content-length')?.value;

function exchangeOf({ request, response, startedDateTime, time }: HarEntry, contract: Contract, baseUrl: string) {
  const url = request.url.split('#', 1).join();
  const path = url.slice(baseUrl.length).split('?', 1).join();
  const body = bodyOf(request);
  const { status, content } = response;
  return {
    operation: contract.operationAt(request.method, path)?.id,
    request: { method: request.method, url, headers: headersOf(request.headers), ...(body !== undefined && { body }) },
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
  encoding === 'base64' ? Buffer.from(text ?? '', 'base64').toString('utf8') : (text ?? '');

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
