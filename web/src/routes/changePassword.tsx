import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordPage } from '../features/auth/change-password-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { useSessionLifecycle } from '../session/session-lifecycle.ts';

// Public by the specification's rule, though only a customer can use it: the page tells a visitor where to go instead.
export const Route = createFileRoute('/changePassword')({
  staticData: { title: msg`Change the password` },
  component: ChangePasswordRoute,
});

function ChangePasswordRoute() {
  const { passwordRenewed } = useSessionLifecycle();
  return (
    <KeepAlive>
      <ChangePasswordPage onRenewed={passwordRenewed} />
    </KeepAlive>
  );
}
