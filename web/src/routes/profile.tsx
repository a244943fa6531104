import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import { keptScreen } from '../navigation/keep-alive.tsx';

export const Route = createFileRoute('/profile')({
  staticData: { title: msg`Profile`, tab: 'profile', skeleton: 'lines' },
  component: keptScreen(ProfilePage),
});
