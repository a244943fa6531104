import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import * as v from 'valibot';
import { HelpButton } from '../entities/legal/help-button.tsx';
import { LawLink } from '../entities/legal/law-link.tsx';
import { RegisterPage } from '../features/auth/register-page.tsx';
import { standardMessages } from '../i18n/standard-messages.ts';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { Return } from '../session/public-routes.ts';
import { redirectSignedIn } from '../session/route-guard.ts';
import { useSessionLifecycle } from '../session/session-lifecycle.ts';

export const Route = createFileRoute('/register')({
  staticData: { title: msg`Create an account` },
  validateSearch: v.object({ return: Return }),
  beforeLoad: ({ context, search }) => redirectSignedIn(context.session, search.return),
  component: RegisterRoute,
});

const route = getRouteApi('/register');

function RegisterRoute() {
  const { return: wanted } = route.useSearch();
  const { signIn } = useSessionLifecycle();
  return (
    <KeepAlive>
      <RegisterPage
        wanted={wanted}
        help={<HelpButton />}
        law={(code, text) => <LawLink code={code}>{text}</LawLink>}
        onEntered={(user) => signIn(user, standardMessages.registerSuccess)}
      />
    </KeepAlive>
  );
}
