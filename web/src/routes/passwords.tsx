import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PasswordsPage } from '../features/security/passwords-page.tsx';
import { keptScreen } from '../navigation/keep-alive.tsx';

export const Route = createFileRoute('/passwords')({
  staticData: { title: msg`Passwords`, skeleton: 'lines' },
  component: keptScreen(PasswordsPage),
});
