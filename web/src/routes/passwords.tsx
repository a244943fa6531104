import { msg } from '@lingui/core/macro';
import { userInfoQuery } from '@meridian/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { PasswordsPage } from '../features/security/passwords-page.tsx';
import { keptScreen } from '../navigation/keep-alive.tsx';
import { prefetch } from '../navigation/prefetch.ts';

export const Route = createFileRoute('/passwords')({
  staticData: { title: msg`Passwords`, skeleton: 'lines' },
  loader: (visit) => prefetch(visit, userInfoQuery()),
  component: keptScreen(PasswordsPage),
});
