import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderTab } from '@meridian/sdk/rules';
import type { ReactNode } from 'react';
import { SuggestedProducts } from '../../entities/product/suggested-products.tsx';
import { NoMatch } from '../../feedback/no-match.tsx';
import { ExploreLink } from '../../navigation/explore-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

const words: Record<OrderTab, { title: ReactNode; detail: ReactNode }> = {
  all: {
    title: <Trans>You have not ordered anything yet.</Trans>,
    detail: <Trans>What you buy appears here, with its status and next step.</Trans>,
  },
  '0': {
    title: <Trans>Nothing to pay.</Trans>,
    detail: <Trans>Orders stay here until you pay or the time runs out.</Trans>,
  },
  '1': {
    title: <Trans>Nothing to ship.</Trans>,
    detail: <Trans>Paid orders stay here until the shop ships them.</Trans>,
  },
  '2': {
    title: <Trans>Nothing on its way.</Trans>,
    detail: <Trans>Shipped orders stay here until they arrive.</Trans>,
  },
  '3': {
    title: <Trans>No orders received recently.</Trans>,
    detail: <Trans>Received orders stay here until you review them, or for 7 days.</Trans>,
  },
  '4': {
    title: <Trans>No completed orders yet.</Trans>,
    detail: <Trans>Finished orders appear here.</Trans>,
  },
  '-1': {
    title: <Trans>No cancelled orders.</Trans>,
    detail: <Trans>Orders you never paid appear here.</Trans>,
  },
  '-2': {
    title: <Trans>No refunds in progress.</Trans>,
    detail: <Trans>Orders with an accepted request stay here until you get your money back.</Trans>,
  },
  '-3': {
    title: <Trans>No fully refunded orders.</Trans>,
    detail: <Trans>Fully refunded orders appear here.</Trans>,
  },
  '-4': {
    title: <Trans>No requests waiting for an answer.</Trans>,
    detail: <Trans>Orders with an open request to the shop appear here.</Trans>,
  },
};

/** The empty state of a tab, with a text of its own. */
export function EmptyOrders({ tab }: { tab: OrderTab }) {
  const { title, detail } = words[tab];
  return (
    <>
      <EmptyState
        scene="parcel"
        title={title}
        detail={detail}
        action={<ExploreLink variant={tab === 'all' ? 'primary' : 'quiet'} />}
      />
      {tab === 'all' && <SuggestedProducts />}
    </>
  );
}

/** Shown when no order of the tab matches the query. */
export function NoMatchingOrder({ query, onAll }: { query: string; onAll: () => void }) {
  const { t } = useLingui();
  return (
    <NoMatch title={t`No orders here match “${query}”.`} label={<Trans>Search all orders</Trans>} onPress={onAll} />
  );
}
