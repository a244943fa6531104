import { msg } from '@lingui/core/macro';
import { createFileRoute, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { RegisterPage } from '../features/auth/register-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { Return } from '../session/public-routes.ts';
import { redirectSignedIn } from '../session/route-guard.ts';

export const Route = createFileRoute('/register')({
  staticData: { title: msg`Create account`, skeleton: 'form' },
  validateSearch: v.object({ return: Return }),
  beforeLoad: ({ context, search }) => redirectSignedIn(context.session, search.return),
  component: RegisterRoute,
});

function RegisterRoute() {
  const { return: returnTo } = useSearch({ from: '/register' });
  return (
    <KeepAlive>
      <RegisterPage returnTo={returnTo} />
    </KeepAlive>
  );
}
