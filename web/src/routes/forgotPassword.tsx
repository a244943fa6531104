import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../features/auth/forgot-password-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';

export const Route = createFileRoute('/forgotPassword')({
  staticData: { title: msg`Reset the password` },
  component: () => (
    <KeepAlive>
      <ForgotPasswordPage />
    </KeepAlive>
  ),
});
