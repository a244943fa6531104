import * as v from 'valibot';
import { appPath } from '../navigation/app-path.ts';
import { optional } from '../navigation/search-params.ts';

/** The prefixes of the path segments that a visitor may open (R2.08). */
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
 * Whether a visitor may open a route, judged by its path (`/orderInfo/{-$id}`), not by the values of its parameters.
 * R2.08's "contains one of these as a part" is read as: a segment begins with it (`/searchs`).
 */
export function isPublicRoute(routePath: string): boolean {
  const staticSegments = routePath.split('/').filter((segment) => segment !== '' && !/[{$]/.test(segment));
  return (
    staticSegments.length === 0 ||
    staticSegments.some((segment) => publicPrefixes.some((prefix) => segment.startsWith(prefix)))
  );
}

/** Whether a route belongs to signing in: navigating between these routes keeps the visitor's intent. */
export function isSignInRoute(routePath: string): boolean {
  return ['/login', '/register', '/forgotPassword'].includes(routePath);
}

/**
 * The return path after signing in (R2.09), normalized like a URL. Returns `/` for anything but a path of this app, and
 * for /login and /register.
 */
export function safeReturn(returnTo: string): string {
  const path = appPath(returnTo);
  return path === undefined || /^\/(login|register)(?![^/?#])/.test(path) ? '/' : path;
}

/** The `return` parameter of a URL, made safe. */
export const Return = optional(v.pipe(v.string(), v.transform(safeReturn)));
