import { parseUrl } from './parse-url.ts';

declare const checked: unique symbol;

/** A checked URL of a page outside the app: the only kind that `OutsideLink` and `openOutside` take. */
export type OutsideUrl = URL & { readonly [checked]: true };

/**
 * An external URL that may be opened. Undefined if the text is no URL, if its scheme is not https, or if it has user
 * info: the part before the @ can be made to look like the host.
 *
 * @param own an origin whose scheme may be http: this page's, where the mock's card page is.
 */
export function outsideUrl(address: string | null | undefined, own?: string): OutsideUrl | undefined {
  // A server may send a value of any type.
  const url = typeof address === 'string' ? parseUrl(address) : undefined;
  return url !== undefined && isAllowed(url, own) ? url : undefined;
}

const isAllowed = (url: URL, own?: string): url is OutsideUrl =>
  (url.protocol === 'https:' || (url.protocol === 'http:' && url.origin === own)) &&
  url.username === '' &&
  url.password === '';

/** Leaves the app for this page. */
export const openOutside = (url: OutsideUrl): void => location.assign(url);
