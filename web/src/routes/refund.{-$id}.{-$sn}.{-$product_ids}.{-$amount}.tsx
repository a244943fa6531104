import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonPage } from '../features/coming-soon/coming-soon-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';

export const Route = createFileRoute('/refund/{-$id}/{-$sn}/{-$product_ids}/{-$amount}')({
  staticData: { title: msg`Apply for a refund` },
  component: () => (
    <KeepAlive>
      <ComingSoonPage icon="refund" />
    </KeepAlive>
  ),
});
