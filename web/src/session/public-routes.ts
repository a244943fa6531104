/** Screens that a visitor may open (specification 2). */
const publicStarts = [
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
 * Whether a visitor may open a screen, by its route's path (`/orderInfo/{-$id}`), so that what stands in a parameter
 * or in the query never opens a door. "Contains one of these as a part" is read as: a segment begins with it
 * (`/searchs`); decisions, "Reading the specification where it can be read two ways".
 */
export function isPublicRoute(routePath: string): boolean {
  const fixed = routePath.split('/').filter((segment) => segment !== '' && !/[{$]/.test(segment));
  return fixed.length === 0 || fixed.some((segment) => publicStarts.some((start) => segment.startsWith(start)));
}

/** Screens on the way to a session: moving between them is still the same signing in. */
export function isSignInRoute(routePath: string): boolean {
  return ['/login', '/register', '/forgotPassword'].includes(routePath);
}

/** The screen asked for before signing in, if it is one of ours; never another host's and never one to sign in on. */
export function safeReturn(wanted: string | undefined): string {
  if (wanted === undefined || !/^\/(?![/\\])/.test(wanted) || /^\/(login|register)(?![^/?#])/.test(wanted)) return '/';
  return wanted;
}
