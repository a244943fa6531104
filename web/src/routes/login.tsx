import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import * as v from 'valibot';
import { HelpButton } from '../entities/legal/help-button.tsx';
import { LoginPage } from '../features/auth/login-page.tsx';
import { standardMessages } from '../i18n/standard-messages.ts';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { optional } from '../navigation/search-params.ts';
import { Return } from '../session/public-routes.ts';
import { redirectSignedIn } from '../session/route-guard.ts';
import { useSessionLifecycle } from '../session/session-lifecycle.ts';

export const Route = createFileRoute('/login')({
  staticData: { title: msg`Sign in` },
  validateSearch: v.object({
    return: Return,
    /** What led here, if the page is to say so: a new password has ended every session. */
    after: optional(v.literal('password')),
  }),
  beforeLoad: ({ context, search }) => redirectSignedIn(context.session, search.return),
  component: LoginRoute,
});

const route = getRouteApi('/login');

function LoginRoute() {
  const { return: wanted, after } = route.useSearch();
  const { signIn } = useSessionLifecycle();
  return (
    <KeepAlive>
      <LoginPage
        wanted={wanted}
        isRenewed={after === 'password'}
        help={<HelpButton />}
        onEntered={(user) => signIn(user, standardMessages.loginSuccess)}
      />
    </KeepAlive>
  );
}
