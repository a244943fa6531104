import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '../features/settings/settings-page.tsx';
import { keptScreen } from '../navigation/keep-alive.tsx';

export const Route = createFileRoute('/setting')({
  staticData: { title: msg`Settings`, skeleton: 'lines' },
  component: keptScreen(SettingsPage),
});
