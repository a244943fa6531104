import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { UnopenedPage } from '../features/unopened/unopened-page.tsx';
import { KeepAlive } from '../shell/keep-alive.tsx';

export const Route = createFileRoute('/refund/{-$id}/{-$sn}/{-$product_ids}/{-$amount}')({
  staticData: { title: msg`Apply for a refund` },
  component: () => (
    <KeepAlive>
      <UnopenedPage icon="refund" />
    </KeepAlive>
  ),
});
