/** Any origin will do: a path of this app has none. */
const ORIGIN = 'https://app.invalid';

/**
 * A link as a path of this app, normalized like a URL: control characters are encoded or removed. Undefined for
 * anything else, such as an external URL or no link.
 */
export function appPath(link: string | null | undefined): string | undefined {
  // A server may send a value of any type.
  if (typeof link !== 'string' || !link.startsWith('/') || !URL.canParse(link, ORIGIN)) return undefined;
  const url = new URL(link, ORIGIN);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === ORIGIN && !path.startsWith('//') ? path : undefined;
}
