// The path is the specification's (R2.11): the history of withdrawals.
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonPage } from '../features/coming-soon/coming-soon-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';

export const Route = createFileRoute('/depositRecord')({
  staticData: { title: msg`Withdrawal history` },
  component: () => (
    <KeepAlive>
      <ComingSoonPage icon="wallet" />
    </KeepAlive>
  ),
});
