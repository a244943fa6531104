import { defaultFetch, type Fetch } from '@meridian/sdk';
import type { BootState } from './boot-state.ts';

/** How old the page may be for its early answers to count as new, in milliseconds. */
const MAX_AGE_MS = 60_000;

/** A `fetch` that uses the responses of the first-paint script's requests, each once, for an identical request. */
export function createEarlyFetch({ earlyRequests }: Pick<BootState, 'earlyRequests'>): Fetch {
  return async (request, options) => {
    const earlyRequest = earlyRequests.find(({ path }) => request.url.endsWith(path));
    if (earlyRequest === undefined || performance.now() > MAX_AGE_MS) return defaultFetch(request, options);
    // Removed at once: if the request hangs until the call's timeout, the next attempt sends a new one.
    earlyRequests.splice(earlyRequests.indexOf(earlyRequest), 1);
    const exchange = await earlyRequest.exchange.catch(() => undefined);
    return exchange !== undefined && isSameRequest(exchange.request, request)
      ? exchange.response
      : defaultFetch(request);
  };
}

function isSameRequest(a: Request, b: Request): boolean {
  return a.url === b.url && ['token', 'Accept-Language'].every((name) => a.headers.get(name) === b.headers.get(name));
}
