import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { AppFrame } from '../shell/app-frame.tsx';
import { gate } from '../shell/gate.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import type { Session } from '../shell/session.ts';

interface RouterContext {
  queries: QueryClient;
  session: Session;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  // The type of the matches is this very tree, so their id has to be read as the text that it is.
  beforeLoad: ({ context, matches, location, preload }) =>
    gate({ session: context.session, routeId: String(matches.at(-1)?.routeId), href: location.href, preload }),
  component: AppFrame,
  notFoundComponent: NotFoundScreen,
});
