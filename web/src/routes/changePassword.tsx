import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordPage } from '../features/account/change-password-page.tsx';
import { useAccount } from '../shell/account.ts';
import { KeepAlive } from '../shell/keep-alive.tsx';

// Public by the specification's rule, though only a customer can use it: the page tells a visitor where to go instead.
export const Route = createFileRoute('/changePassword')({
  staticData: { title: msg`Change the password` },
  component: ChangePasswordRoute,
});

function ChangePasswordRoute() {
  const account = useAccount();
  return (
    <KeepAlive>
      <ChangePasswordPage onRenewed={account.passwordRenewed} />
    </KeepAlive>
  );
}
