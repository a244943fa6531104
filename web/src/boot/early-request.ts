import { defaultFetch, type Fetch } from '@meridian/sdk';
import type { BootState } from './boot-state.ts';

/** A `fetch` that uses the response of the first-paint script's request, once, for an identical request. */
export function createEarlyFetch(bootState: BootState): Fetch {
  return async (request, options) => {
    const { earlyRequest } = bootState;
    if (earlyRequest === undefined || !request.url.endsWith(earlyRequest.path)) {
      return defaultFetch(request, options);
    }
    // Cleared at once: if the request hangs until the call's timeout, the next attempt sends a new one.
    bootState.earlyRequest = undefined;
    const exchange = await earlyRequest.exchange.catch(() => undefined);
    return exchange !== undefined && isSameRequest(exchange.request, request)
      ? exchange.response
      : defaultFetch(request);
  };
}

function isSameRequest(a: Request, b: Request): boolean {
  return a.url === b.url && ['token', 'Accept-Language'].every((name) => a.headers.get(name) === b.headers.get(name));
}
