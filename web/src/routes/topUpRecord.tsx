import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonPage } from '../features/coming-soon/coming-soon-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';

export const Route = createFileRoute('/topUpRecord')({
  staticData: { title: msg`Top-up history` },
  component: () => (
    <KeepAlive>
      <ComingSoonPage icon="wallet" />
    </KeepAlive>
  ),
});
