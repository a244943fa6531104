import { msg } from '@lingui/core/macro';
import { configQuery } from '@meridian/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { PlatformPage } from '../features/platform/platform-page.tsx';
import { keptScreen } from '../navigation/keep-alive.tsx';
import { prefetch } from '../navigation/prefetch.ts';

export const Route = createFileRoute('/platform')({
  staticData: { title: msg`Seller platform` },
  loader: (visit) => prefetch(visit, configQuery()),
  component: keptScreen(PlatformPage),
});
