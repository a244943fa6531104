import type { BootState } from './boot-state.ts';

/** A `fetch` that uses the response of the first-paint script's request, once and for an identical request only. */
export function createEarlyFetch(bootState: BootState): (request: Request) => Promise<Response> {
  return async (request) => {
    const { earlyRequest } = bootState;
    if (earlyRequest === undefined || !request.url.endsWith(earlyRequest.path)) return fetch(request);
    const exchange = await earlyRequest.exchange.catch(() => undefined);
    bootState.earlyRequest = undefined;
    return exchange !== undefined && isSameRequest(exchange.request, request) ? exchange.response : fetch(request);
  };
}

function isSameRequest(a: Request, b: Request): boolean {
  return a.url === b.url && ['token', 'Accept-Language'].every((name) => a.headers.get(name) === b.headers.get(name));
}
