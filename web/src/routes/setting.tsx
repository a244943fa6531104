import { msg } from '@lingui/core/macro';
import { configQuery, userInfoQuery } from '@meridian/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '../features/settings/settings-page.tsx';
import { keptScreen } from '../navigation/keep-alive.tsx';
import { prefetch } from '../navigation/prefetch.ts';

export const Route = createFileRoute('/setting')({
  staticData: { title: msg`Settings`, skeleton: 'lines' },
  loader: (visit) => {
    prefetch(visit, userInfoQuery());
    prefetch(visit, configQuery());
  },
  component: keptScreen(SettingsPage),
});
