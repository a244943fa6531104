import type { Start } from './start.ts';

/** Gives the home page's answer that the first-paint script has already asked for, once and to the same question only. */
export function createFetch({ home }: Start): (request: Request) => Promise<Response> {
  let early = home;
  return async (request) => {
    if (early === undefined || !request.url.endsWith('/api/index/home')) return fetch(request);
    const asked = await early.catch(() => undefined);
    early = undefined;
    return asked !== undefined && isSame(asked.request, request) ? asked.response : fetch(request);
  };
}

function isSame(a: Request, b: Request): boolean {
  return a.url === b.url && ['token', 'Accept-Language'].every((name) => a.headers.get(name) === b.headers.get(name));
}
