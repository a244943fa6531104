import { msg } from '@lingui/core/macro';
import { languagesQuery } from '@meridian/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { LanguagePage } from '../features/settings/language-page.tsx';
import { keptScreen } from '../navigation/keep-alive.tsx';
import { prefetch } from '../navigation/prefetch.ts';

export const Route = createFileRoute('/language')({
  staticData: { title: msg`Language`, skeleton: 'lines' },
  loader: (visit) => prefetch(visit, languagesQuery()),
  component: keptScreen(LanguagePage),
});
