/** Any origin: a path of this app names none. */
const ORIGIN = 'https://app.invalid';

/**
 * A link as a path of this app, normalized like a URL: control characters are encoded or removed. Undefined for whatever
 * else it is, such as an address elsewhere or nothing: it leads nowhere.
 */
export function appPath(link: string | null | undefined): string | undefined {
  // What comes from a server may be of any type.
  if (typeof link !== 'string' || !link.startsWith('/') || !URL.canParse(link, ORIGIN)) return undefined;
  const url = new URL(link, ORIGIN);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === ORIGIN && !path.startsWith('//') ? path : undefined;
}
