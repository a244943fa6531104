import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonPage } from '../features/coming-soon/coming-soon-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';

export const Route = createFileRoute('/myPurchases/{-$status}')({
  staticData: { title: msg`My orders` },
  component: () => (
    <KeepAlive>
      <ComingSoonPage icon="order" />
    </KeepAlive>
  ),
});
