import { msg } from '@lingui/core/macro';
import { createFileRoute, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { LoginPage } from '../features/auth/login-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { optional } from '../navigation/search-params.ts';
import { Return } from '../session/public-routes.ts';
import { redirectSignedIn } from '../session/route-guard.ts';

export const Route = createFileRoute('/login')({
  staticData: { title: msg`Sign in`, skeleton: 'form' },
  validateSearch: v.object({
    return: Return,
    /** What ended the session, if the page mentions it. */
    after: optional(v.picklist(['password', 'closed', 'notLoaded'])),
  }),
  beforeLoad: ({ context, search }) => redirectSignedIn(context.session, search.return),
  component: LoginRoute,
});

function LoginRoute() {
  const { return: returnTo, after } = useSearch({ from: '/login' });
  return (
    <KeepAlive>
      <LoginPage returnTo={returnTo} after={after} />
    </KeepAlive>
  );
}
