import { i18n } from '@lingui/core';
import { type AnyRouter, redirect, rootRouteId } from '@tanstack/react-router';
import { toasts } from '../feedback/toasts.ts';
import { standardMessages } from '../i18n/standard-messages.ts';
import { clearIntent } from './intent.ts';
import { isPublicRoute, isSignInRoute } from './public-routes.ts';
import type { Session } from './session.ts';

interface RouteRequest {
  session: Session;
  /** The route asked for; the root's own id when no route matches. */
  routeId: string;
  href: string;
  /** Only loaded ahead, not opened: nothing is said. */
  preload: boolean;
}

/** Before any screen: a visitor at a private one is told to log in and led to /login (R2.09). */
export function guardRoute({ session, routeId, href, preload }: RouteRequest): void {
  if (session.token() !== undefined) return;
  // Whoever turns away from signing in has given up what they were about to do; a later login does not surprise them.
  if (!preload && !isSignInRoute(routeId)) clearIntent();
  if (routeId === rootRouteId || isPublicRoute(routeId)) return;
  if (!preload) toasts.plain(i18n._(standardMessages.loginFirst));
  throw redirect({ to: '/login', search: { return: href } });
}

/**
 * Before a screen to sign in on: a customer goes on to what was asked for before, else to / (R2.10). This also ends
 * signing in: the session starts, the routes are checked again, and this leads on.
 */
export function redirectSignedIn(session: Session, returnTo = '/'): void {
  if (session.token() !== undefined) throw redirect({ href: returnTo, replace: true });
}

/**
 * After a change of session: a customer who has just signed in goes where they wanted to, a visitor may have to leave.
 * Resolves once the screen stands that this leads to.
 */
export function recheckRoute(session: Session, router: AnyRouter): Promise<void> {
  if (session.token() === undefined || !router.state.location.state.isOpenedOverScreen) return router.invalidate();
  // By going back: else the screen would stand in the history twice, once before the login and once in its place.
  const resolved = new Promise<void>((resolve) => {
    const stop = router.subscribe('onResolved', () => {
      stop();
      resolve();
    });
  });
  router.history.back();
  return resolved;
}
