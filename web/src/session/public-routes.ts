import * as v from 'valibot';
import { optional } from '../navigation/search-params.ts';

/** How the segments begin of the paths that a visitor may open (R2.08). */
const publicPrefixes = [
  'login',
  'register',
  'home',
  'shop',
  'explore',
  'detail',
  'search',
  'forgotPassword',
  'changePassword',
];

/**
 * Whether a visitor may open a screen, by its route's path (`/orderInfo/{-$id}`): what stands in a parameter or in the
 * query makes nothing public. R2.08's "contains one of these as a part" is read as: a segment begins with it (`/searchs`).
 */
export function isPublicRoute(routePath: string): boolean {
  const staticSegments = routePath.split('/').filter((segment) => segment !== '' && !/[{$]/.test(segment));
  return (
    staticSegments.length === 0 ||
    staticSegments.some((segment) => publicPrefixes.some((prefix) => segment.startsWith(prefix)))
  );
}

/** Screens on the way to a session: moving between them keeps the visitor's intent. */
export function isSignInRoute(routePath: string): boolean {
  return ['/login', '/register', '/forgotPassword'].includes(routePath);
}

/** Any host will do: what is asked for must not name one. */
const ORIGIN = 'https://app.invalid';

/**
 * The screen asked for before signing in (R2.09), as the address bar would write it: control characters are encoded or
 * gone. It is `/` if it is not one of ours, or one to sign in on.
 */
export function safeReturn(returnTo: string): string {
  if (!returnTo.startsWith('/') || !URL.canParse(returnTo, ORIGIN)) return '/';
  const url = new URL(returnTo, ORIGIN);
  if (url.origin !== ORIGIN) return '/';
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.startsWith('//') || /^\/(login|register)(?![^/?#])/.test(path) ? '/' : path;
}

/** A `return` in an address: a safe one, or none. */
export const Return = optional(v.pipe(v.string(), v.transform(safeReturn)));
