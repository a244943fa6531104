import { msg } from '@lingui/core/macro';
import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { ForgotPasswordPage } from '../features/auth/forgot-password-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { optional } from '../navigation/search-params.ts';

export const Route = createFileRoute('/forgotPassword')({
  staticData: { title: msg`Reset password`, skeleton: 'form' },
  validateSearch: v.object({
    /** The second step: the code that was sent, and the new password. */
    step: optional(v.literal('code')),
  }),
  component: ForgotPasswordRoute,
});

function ForgotPasswordRoute() {
  const { step } = useSearch({ from: '/forgotPassword' });
  const navigate = useNavigate({ from: '/forgotPassword' });
  return (
    <KeepAlive>
      <ForgotPasswordPage
        isCodeSent={step === 'code'}
        onCodeSent={() => void navigate({ search: { step: 'code' } })}
        onRestart={() => void navigate({ search: {}, replace: true })}
      />
    </KeepAlive>
  );
}
