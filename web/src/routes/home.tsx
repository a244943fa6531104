import { msg } from '@lingui/core/macro';
import { homeQuery } from '@meridian/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../features/home/home-page.tsx';
import { keptScreen } from '../navigation/keep-alive.tsx';
import { prefetch } from '../navigation/prefetch.ts';

export const Route = createFileRoute('/home')({
  staticData: { title: msg`Home`, tab: 'home', wide: true, first: true },
  loader: (visit) => prefetch(visit, homeQuery()),
  component: keptScreen(HomePage),
});
