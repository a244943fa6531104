import { parseUrl } from '../ui/parse-url.ts';

/** Any origin will do: a path of this app has none. */
const ORIGIN = 'https://app.invalid';

/**
 * A link as a path of this app, normalized like a URL: control characters are encoded or removed. Undefined for
 * anything else, such as an external URL or no link.
 */
export function appPath(link: string | null | undefined): string | undefined {
  // A server may send a value of any type.
  if (typeof link !== 'string' || !link.startsWith('/')) return undefined;
  const url = parseUrl(link, ORIGIN);
  if (url?.origin !== ORIGIN || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
