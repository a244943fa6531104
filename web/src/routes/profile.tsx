import { msg } from '@lingui/core/macro';
import { orderCountsQuery, userInfoQuery } from '@meridian/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import { keptScreen } from '../navigation/keep-alive.tsx';
import { prefetch } from '../navigation/prefetch.ts';

export const Route = createFileRoute('/profile')({
  staticData: { title: msg`Profile`, tab: 'profile', skeleton: 'lines' },
  loader: (visit) => {
    prefetch(visit, userInfoQuery());
    prefetch(visit, orderCountsQuery());
  },
  component: keptScreen(ProfilePage),
});
