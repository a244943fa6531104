import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { AppFrame } from '../app/app-frame.tsx';
import { NotFoundScreen } from '../app/not-found-screen.tsx';
import { guardRoute } from '../session/route-guard.ts';
import type { Session } from '../session/session.ts';

export const Route = createRootRouteWithContext<{ queries: QueryClient; session: Session }>()({
  // The type of the matches depends on this route tree, so their id is read as a plain string.
  beforeLoad: ({ context, matches, location, preload }) =>
    guardRoute({ session: context.session, routeId: String(matches.at(-1)?.routeId), href: location.href, preload }),
  component: AppFrame,
  notFoundComponent: NotFoundScreen,
});
