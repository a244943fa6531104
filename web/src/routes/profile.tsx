import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import { ProfileSkeleton } from '../features/profile/profile-skeleton.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';

export const Route = createFileRoute('/profile')({
  staticData: { title: msg`Profile`, tab: 'profile' },
  component: () => (
    <KeepAlive>
      <Suspense fallback={<ProfileSkeleton />}>
        <ProfilePage />
      </Suspense>
    </KeepAlive>
  ),
});
