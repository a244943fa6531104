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
    detail: <Trans>What you buy stands here, with where it is and what comes next.</Trans>,
  },
  '0': {
    icon: 'wallet',
    title: <Trans>Nothing waits for payment.</Trans>,
    detail: <Trans>An order stands here until it is paid, or its time to pay is over.</Trans>,
  },
  '1': {
    icon: 'package',
    title: <Trans>Nothing waits to be shipped.</Trans>,
    detail: <Trans>Paid orders stand here until the shop hands them over.</Trans>,
  },
  '2': {
    icon: 'truck',
    title: <Trans>Nothing is on its way.</Trans>,
    detail: <Trans>Shipped orders stand here until you have them.</Trans>,
  },
  '3': {
    icon: 'received',
    title: <Trans>No order was received lately.</Trans>,
    detail: <Trans>Received orders stand here until they are reviewed, or seven days are over.</Trans>,
  },
  '4': {
    icon: 'check',
    title: <Trans>No order is completed yet.</Trans>,
    detail: <Trans>Orders with nothing left to do stand here.</Trans>,
  },
  '-1': {
    icon: 'close',
    title: <Trans>No order was cancelled.</Trans>,
    detail: <Trans>Orders that were never paid stand here.</Trans>,
  },
  '-2': {
    icon: 'refund',
    title: <Trans>No refund is under way.</Trans>,
    detail: <Trans>Orders stand here from the shop’s yes until the money is back.</Trans>,
  },
  '-3': {
    icon: 'refund',
    title: <Trans>No order was refunded in full.</Trans>,
    detail: <Trans>Orders whose whole amount came back stand here.</Trans>,
  },
  '-4': {
    icon: 'headset',
    title: <Trans>No request waits for an answer.</Trans>,
    detail: <Trans>Orders with an open request to the shop stand here.</Trans>,
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
      title={t`No order here has “${query}” in its number, its products or its shop.`}
      action={
        <Button variant="quiet" size="medium" onClick={onAll}>
          <Trans>Search all orders</Trans>
        </Button>
      }
    />
  );
}
