import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../features/account/forgot-password-page.tsx';
import { HelpButton } from '../features/legal/help-button.tsx';
import { useAccount } from '../shell/account.ts';
import { KeepAlive } from '../shell/keep-alive.tsx';

export const Route = createFileRoute('/forgotPassword')({
  staticData: { title: msg`Reset the password` },
  component: ForgotPasswordRoute,
});

function ForgotPasswordRoute() {
  const account = useAccount();
  return (
    <KeepAlive>
      <ForgotPasswordPage help={<HelpButton />} onRenewed={account.passwordRenewed} />
    </KeepAlive>
  );
}
