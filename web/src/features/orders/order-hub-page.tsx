import { Trans, useLingui } from '@lingui/react/macro';
import type { DataOf, Schema } from '@meridian/sdk';
import { ORDER_TABS, type OrderTab, orderTabName } from '@meridian/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OrderCard, OrderCardSkeleton } from '../../entities/order/order-card.tsx';
import { orderIcons } from '../../entities/state/order-icons.ts';
import { orderWords } from '../../entities/state/state-words.ts';
import { ErrorState } from '../../feedback/error-state.tsx';
import { Loading } from '../../feedback/loading.tsx';
import { SectionError } from '../../feedback/section-error-boundary.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { SearchField } from '../../ui/input/search-field.tsx';
import { EmptyOrders } from './empty-orders.tsx';
import { CasesSection, ReviewSection } from './hub-rows.tsx';
import { HubSection } from './hub-section.tsx';
import { orderHubQueries } from './order-hub-queries.ts';

/** The hub of the orders: unpaid orders, counts by status, what waits for the customer, and the newest orders. */
export function OrderHubPage({ onSearch }: { onSearch: (query: string) => void }) {
  const { t, i18n } = useLingui();
  const counts = useQuery(orderHubQueries.counts);
  const unpaid = useQuery(orderHubQueries.unpaid);
  const cases = useQuery(orderHubQueries.cases);
  const toReview = useQuery(orderHubQueries.toReview);
  const recent = useQuery(orderHubQueries.recent);
  const parts = [counts, unpaid, cases, toReview, recent];
  const failed = parts.filter(({ data, isError }) => isError && data === undefined);
  const retry = () => {
    for (const { refetch } of failed) void refetch();
  };
  return (
    <>
      <ScreenBar parent="/profile" />
      <div className="flex flex-col gap-4 px-4 pt-2 pb-6">
        <SearchField
          label={t`Order number, product or shop`}
          placeholder={t`Search orders`}
          query={undefined}
          onSearch={(query) => query !== undefined && onSearch(query)}
        />
        {parts.some(({ isPending }) => isPending) ? (
          <HubSkeleton />
        ) : failed.length === parts.length ? (
          <ErrorState error={recent.error} onRetry={retry} />
        ) : (
          <>
            {failed.length > 0 && <SectionError onRetry={retry} />}
            {unpaid.data !== undefined && unpaid.data.total > 0 && (
              <OrdersSection title={i18n._(orderWords.waiting_pay)} tab="0" query={unpaid} />
            )}
            {counts.data !== undefined && <StatusTiles counts={counts.data.counts} />}
            {cases.data !== undefined && cases.data.total > 0 && <CasesSection page={cases.data} />}
            {toReview.data !== undefined && toReview.data.total > 0 && <ReviewSection page={toReview.data} />}
            {recent.data !== undefined &&
              (recent.data.total === 0 ? (
                <EmptyOrders tab="all" />
              ) : (
                <OrdersSection title={<Trans>Recent orders</Trans>} tab="all" query={recent} />
              ))}
          </>
        )}
      </div>
    </>
  );
}

interface OrdersSectionProps {
  title: ReactNode;
  /** The tab that lists all of them. */
  tab: OrderTab;
  query: { data: DataOf<'listOrders'> | undefined; dataUpdatedAt: number };
}

/** The first orders of a tab. */
function OrdersSection({ title, tab, query: { data, dataUpdatedAt } }: OrdersSectionProps) {
  if (data === undefined) return null;
  const clock = { serverTime: data.server_time, receivedAt: dataUpdatedAt };
  return (
    <HubSection title={title} path={`/myPurchases/${tab}`} page={data}>
      <ul className="flex flex-col gap-3">
        {data.list.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} clock={clock} />
          </li>
        ))}
      </ul>
    </HubSection>
  );
}

/** The skeleton of the whole hub: the height above the tiles depends on the orders, so all parts appear together. */
function HubSkeleton() {
  return (
    <Loading className="flex flex-col gap-4">
      <div className="skeleton h-65 rounded-card" />
      <OrderCardSkeleton />
      <OrderCardSkeleton />
    </Loading>
  );
}

function StatusTiles({ counts }: { counts: readonly Schema<'OrderCount'>[] }) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  return (
    <nav aria-label={t`Orders by status`} className="rounded-card bg-card p-1">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(20%,3.9rem),1fr))]">
        {ORDER_TABS.map((tab) => {
          const count = counts.find(({ status }) => status === tab)?.count ?? 0;
          return (
            <li key={tab} className="min-w-0">
              <Link
                to="/myPurchases/{-$status}"
                params={{ status: tab }}
                className="flex h-full min-h-20 flex-col items-center gap-1 rounded-box py-2 text-center text-12 text-wrap"
              >
                <Icon name={orderIcons[tab]} size={22} className={count > 0 ? '' : 'text-ink-3'} />
                <span className="max-w-full">{i18n._(orderWords[orderTabName(tab)])}</span>
                <span className={classNames('tabular mt-auto', count > 0 ? 'font-semibold' : 'text-ink-2')}>
                  {formats.count(count)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
