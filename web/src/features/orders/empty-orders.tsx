import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderTab } from '@meridian/sdk/rules';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { IconName } from '../../ui/icon/icon.tsx';

const words: Record<OrderTab, { icon: IconName; title: ReactNode; detail: ReactNode }> = {
  all: {
    icon: 'order',
    title: <Trans>You have not ordered anything yet.</Trans>,
    detail: <Trans>What you buy appears here, with its status and next step.</Trans>,
  },
  '0': {
    icon: 'wallet',
    title: <Trans>Nothing to pay.</Trans>,
    detail: <Trans>Orders stay here until you pay or the time runs out.</Trans>,
  },
  '1': {
    icon: 'package',
    title: <Trans>Nothing to ship.</Trans>,
    detail: <Trans>Paid orders stay here until the shop ships them.</Trans>,
  },
  '2': {
    icon: 'truck',
    title: <Trans>Nothing on its way.</Trans>,
    detail: <Trans>Shipped orders stay here until they arrive.</Trans>,
  },
  '3': {
    icon: 'received',
    title: <Trans>No orders received recently.</Trans>,
    detail: <Trans>Received orders stay here until you review them, or for 7 days.</Trans>,
  },
  '4': {
    icon: 'check',
    title: <Trans>No completed orders yet.</Trans>,
    detail: <Trans>Finished orders appear here.</Trans>,
  },
  '-1': {
    icon: 'close',
    title: <Trans>No cancelled orders.</Trans>,
    detail: <Trans>Orders you never paid appear here.</Trans>,
  },
  '-2': {
    icon: 'refund',
    title: <Trans>No refunds in progress.</Trans>,
    detail: <Trans>Orders with an accepted request stay here until you get your money back.</Trans>,
  },
  '-3': {
    icon: 'refund',
    title: <Trans>No fully refunded orders.</Trans>,
    detail: <Trans>Fully refunded orders appear here.</Trans>,
  },
  '-4': {
    icon: 'headset',
    title: <Trans>No requests waiting for an answer.</Trans>,
    detail: <Trans>Orders with an open request to the shop appear here.</Trans>,
  },
};

/** A tab without orders, in its own words. */
export function EmptyOrders({ tab }: { tab: OrderTab }) {
  const { icon, title, detail } = words[tab];
  return (
    <EmptyState
      icon={icon}
      title={title}
      detail={detail}
      action={
        <Link to="/explore" className={buttonClass({ size: 'medium', variant: tab === 'all' ? 'primary' : 'quiet' })}>
          <Trans>Go to Explore</Trans>
        </Link>
      }
    />
  );
}

/** No order of the tab matches the query. */
export function NoMatchingOrder({ query, onAll }: { query: string; onAll: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="search"
      title={t`No orders here match “${query}”.`}
      action={
        <Button variant="quiet" size="medium" onClick={onAll}>
          <Trans>Search all orders</Trans>
        </Button>
      }
    />
  );
}
