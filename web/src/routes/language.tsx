import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LanguagePage } from '../features/settings/language-page.tsx';
import { keptScreen } from '../navigation/keep-alive.tsx';

export const Route = createFileRoute('/language')({
  staticData: { title: msg`Language`, skeleton: 'lines' },
  component: keptScreen(LanguagePage),
});
