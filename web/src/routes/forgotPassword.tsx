import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { HelpButton } from '../entities/legal/help-button.tsx';
import { ForgotPasswordPage } from '../features/auth/forgot-password-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { useSessionLifecycle } from '../session/session-lifecycle.ts';

export const Route = createFileRoute('/forgotPassword')({
  staticData: { title: msg`Reset the password` },
  component: ForgotPasswordRoute,
});

function ForgotPasswordRoute() {
  const { passwordRenewed } = useSessionLifecycle();
  return (
    <KeepAlive>
      <ForgotPasswordPage help={<HelpButton />} onRenewed={passwordRenewed} />
    </KeepAlive>
  );
}
