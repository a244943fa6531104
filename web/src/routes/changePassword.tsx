import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordPage } from '../features/auth/change-password-page.tsx';
import { keptScreen } from '../navigation/keep-alive.tsx';

// Public (R2.08), although only customers can use it: the page tells visitors where to go instead.
export const Route = createFileRoute('/changePassword')({
  staticData: { title: msg`Change password`, skeleton: 'form' },
  component: keptScreen(ChangePasswordPage),
});
