import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonPage } from '../features/coming-soon/coming-soon-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';

export const Route = createFileRoute('/helpAndSupport')({
  staticData: { title: msg`Help and support` },
  component: () => (
    <KeepAlive>
      <ComingSoonPage icon="help" />
    </KeepAlive>
  ),
});
