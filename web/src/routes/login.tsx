import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import * as v from 'valibot';
import { LoginPage } from '../features/account/login-page.tsx';
import { HelpButton } from '../features/legal/help-button.tsx';
import { notices } from '../i18n/notices.ts';
import { useAccount } from '../shell/account.ts';
import { visitorsOnly } from '../shell/gate.ts';
import { KeepAlive } from '../shell/keep-alive.tsx';
import { optional } from '../shell/search-params.ts';

export const Route = createFileRoute('/login')({
  staticData: { title: msg`Sign in` },
  validateSearch: v.object({
    return: optional(v.string()),
    /** What led here, if the page is to say so: a new password has ended every session. */
    after: optional(v.literal('password')),
  }),
  beforeLoad: ({ context, search }) => visitorsOnly(context.session, search.return),
  component: LoginRoute,
});

const route = getRouteApi('/login');

function LoginRoute() {
  const { return: wanted, after } = route.useSearch();
  const { signIn } = useAccount();
  return (
    <KeepAlive>
      <LoginPage
        wanted={wanted}
        isRenewed={after === 'password'}
        help={<HelpButton />}
        onEntered={(user) => signIn(user, notices.loginSuccess)}
      />
    </KeepAlive>
  );
}
