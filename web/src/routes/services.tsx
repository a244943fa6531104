import { msg } from '@lingui/core/macro';
import { conversationsQuery } from '@meridian/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { ServicesPage } from '../features/service/services-page.tsx';
import { keptScreen } from '../navigation/keep-alive.tsx';
import { prefetch } from '../navigation/prefetch.ts';

export const Route = createFileRoute('/services')({
  staticData: { title: msg`Messages`, skeleton: 'lines' },
  loader: (visit) => prefetch(visit, conversationsQuery()),
  component: keptScreen(ServicesPage),
});
