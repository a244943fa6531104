import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import * as v from 'valibot';
import { RegisterPage } from '../features/account/register-page.tsx';
import { HelpButton } from '../features/legal/help-button.tsx';
import { LawLink } from '../features/legal/law-link.tsx';
import { notices } from '../i18n/notices.ts';
import { useAccount } from '../shell/account.ts';
import { visitorsOnly } from '../shell/gate.ts';
import { KeepAlive } from '../shell/keep-alive.tsx';
import { optional } from '../shell/search-params.ts';

export const Route = createFileRoute('/register')({
  staticData: { title: msg`Create an account` },
  validateSearch: v.object({ return: optional(v.string()) }),
  beforeLoad: ({ context, search }) => visitorsOnly(context.session, search.return),
  component: RegisterRoute,
});

const route = getRouteApi('/register');

function RegisterRoute() {
  const { return: wanted } = route.useSearch();
  const { signIn } = useAccount();
  return (
    <KeepAlive>
      <RegisterPage
        wanted={wanted}
        help={<HelpButton />}
        law={(code, text) => <LawLink code={code}>{text}</LawLink>}
        onEntered={(user) => signIn(user, notices.registerSuccess)}
      />
    </KeepAlive>
  );
}
