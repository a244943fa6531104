import { msg } from '@lingui/core/macro';
import { sessionsQuery, userInfoQuery } from '@meridian/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { SecurityPage } from '../features/security/security-page.tsx';
import { keptScreen } from '../navigation/keep-alive.tsx';
import { prefetch } from '../navigation/prefetch.ts';

export const Route = createFileRoute('/security')({
  staticData: { title: msg`Security`, skeleton: 'lines' },
  loader: (visit) => {
    prefetch(visit, userInfoQuery());
    prefetch(visit, sessionsQuery());
  },
  component: keptScreen(SecurityPage),
});
