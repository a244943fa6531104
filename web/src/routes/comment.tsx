import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonPage } from '../features/coming-soon/coming-soon-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';

export const Route = createFileRoute('/comment')({
  staticData: { title: msg`Write a review` },
  component: () => (
    <KeepAlive>
      <ComingSoonPage icon="star" />
    </KeepAlive>
  ),
});
