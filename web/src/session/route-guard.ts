import { type AnyRouter, redirect, rootRouteId } from '@tanstack/react-router';
import { toasts } from '../feedback/toasts.ts';
import { standardMessages } from '../i18n/standard-messages.ts';
import { forgetExpired, rememberExpired } from './expired-session.ts';
import { clearIntent } from './intent.ts';
import { isPublicRoute, isSignInRoute } from './public-routes.ts';
import type { Session } from './session.ts';

interface RouteRequest {
  session: Session;
  /** The requested route; the root's id when no route matches. */
  routeId: string;
  href: string;
  /** Whether the route is only preloaded: then no toast is shown. */
  preload: boolean;
}

/** Redirects a visitor from a private route to /login, with a toast (R2.09), unless the end of a session is being announced. */
export function guardRoute({ session, routeId, href, preload }: RouteRequest): void {
  if (session.token() !== undefined) return;
  const isOpen = routeId === rootRouteId || isPublicRoute(routeId);
  // A visitor who leaves the login has given up the intent: a later login must not carry it out.
  if (!preload && !isSignInRoute(routeId)) {
    clearIntent();
    if (isOpen) forgetExpired();
  }
  if (isOpen) return;
  if (!preload) {
    // The cookie has expired while the previous screen was open.
    if (!session.isOver()) rememberExpired();
    if (!session.isLeaving()) toasts.plain(standardMessages.loginFirst);
  }
  throw redirect({ to: '/login', search: { return: href } });
}

/**
 * Redirects a customer from a route for signing in to the return path, by default / (R2.10). This also completes
 * signing in: once the session has started, the routes are checked again and this redirects.
 */
export function redirectSignedIn(session: Session, returnTo = '/'): void {
  if (session.token() !== undefined) throw redirect({ href: returnTo, replace: true });
}

/**
 * Checks the current route after a change of session: a customer who has signed in goes to the return path, and a
 * visitor may be redirected. Resolves when the resulting screen is rendered.
 */
export function recheckRoute(session: Session, router: AnyRouter): Promise<void> {
  const { pathname, state } = router.state.location;
  const isLoginOverScreen = isSignInRoute(pathname) && state.isOpenedOverScreen;
  if (session.token() === undefined || !isLoginOverScreen) return router.invalidate();
  // Go back; otherwise the history would contain the screen twice: before the login and in its place.
  const resolved = new Promise<void>((resolve) => {
    const stop = router.subscribe('onResolved', () => {
      stop();
      resolve();
    });
  });
  router.history.back();
  return resolved;
}
