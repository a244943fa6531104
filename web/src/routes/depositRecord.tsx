// The path is the specification's; what it shows is the history of withdrawals.
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { UnopenedPage } from '../features/unopened/unopened-page.tsx';
import { KeepAlive } from '../shell/keep-alive.tsx';

export const Route = createFileRoute('/depositRecord')({
  staticData: { title: msg`Withdrawal history` },
  component: () => (
    <KeepAlive>
      <UnopenedPage icon="wallet" />
    </KeepAlive>
  ),
});
