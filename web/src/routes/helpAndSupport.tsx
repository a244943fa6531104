import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { UnopenedPage } from '../features/unopened/unopened-page.tsx';
import { KeepAlive } from '../shell/keep-alive.tsx';

export const Route = createFileRoute('/helpAndSupport')({
  staticData: { title: msg`Help and support` },
  component: () => (
    <KeepAlive>
      <UnopenedPage icon="help" />
    </KeepAlive>
  ),
});
