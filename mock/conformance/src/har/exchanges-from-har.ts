import {
  exchangeOf,
  type HarEntry,
  HarError,
  readHarFile,
  reasonToSkip,
  withoutBody,
} from '../../../shared/har-file.ts';
import { parseUrl } from '../../../shared/parse-url.ts';
import type { Contract } from '../contract/contract.ts';
import type { Exchange } from '../exchange.ts';

interface HarOptions {
  /** The API's address, with any path before `/api`; derived from the contract's paths when left out. */
  readonly baseUrl?: string;
}

/**
 * Returns the calls of the API in a HAR 1.2 file, as Chrome, Firefox, Charles and others save it, with the API's address
 * and a note for each kind of entry that was skipped. Throws HarError, with a one-line message, for a file that is not
 * HAR or has no call of the API.
 */
export function exchangesFromHar(text: string, contract: Contract, { baseUrl: given }: HarOptions = {}) {
  const { entries, unreadable } = readHarFile(text);
  const baseUrl = given?.replace(/\/+$/, '') ?? findBaseUrl(entries, contract);
  const skipped = new Map<string, number>();
  if (unreadable > 0) skipped.set('could not be read', unreadable);
  const exchanges = entries.flatMap((entry): Exchange[] => {
    const { method, url } = entry.request;
    const [path = ''] = url.startsWith(baseUrl) ? url.slice(baseUrl.length).split(/[?#]/, 1) : [];
    const reason = /^\/api(\/|$)/.test(path) ? reasonToSkip(entry) : 'not for the API';
    if (reason === undefined) return [{ operation: contract.operationAt(method, path)?.id, ...exchangeOf(entry) }];
    skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
    return [];
  });
  if (exchanges.length === 0 && !skipped.has(withoutBody)) {
    throw new HarError(`This file has no call of ${baseUrl}/api: is it the API's address?`);
  }
  return {
    exchanges,
    baseUrl,
    notes: [...skipped].map(([reason, count]) => `${count} ${count === 1 ? 'entry' : 'entries'} skipped: ${reason}`),
  };
}

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
    throw new HarError('No request of this file has a path of the contract: give the API’s address by --base-url');
  }
  return most[0];
}
