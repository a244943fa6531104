import { Trans, useLingui } from '@lingui/react/macro';
import { orderCountsQuery } from '@meridian/sdk/react';
import { type OrderTab, orderTabName } from '@meridian/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { orderIcons } from '../../entities/state/order-icons.ts';
import { orderWords } from '../../entities/state/state-words.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { moreClass, Section } from '../../ui/section.tsx';

// The statuses that need an action of the customer. All others are on the orders screen.
const shortcuts: OrderTab[] = ['0', '1', '2', '3', '-4'];

/** Links to the orders by status, with counts. The count of unpaid orders is red. The links work without the counts. */
export function OrdersCard() {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { data, isError, isFetching, refetch } = useQuery(orderCountsQuery());
  const countOf = (tab: OrderTab) => data?.counts.find(({ status }) => status === tab)?.count ?? 0;
  return (
    <Section
      className="rounded-card bg-card px-4 pt-1.5 pb-3.5"
      title={<Trans>Orders</Trans>}
      more={
        <Link to="/order" className={moreClass}>
          <Trans>All orders</Trans>
        </Link>
      }
    >
      <ul className="-mx-2.5 grid gap-y-2.5 grid-cols-[repeat(auto-fit,minmax(3.1rem,1fr))]">
        {shortcuts.map((tab) => {
          const count = countOf(tab);
          return (
            <li key={tab} className="min-w-0">
              <Link
                to="/myPurchases/{-$status}"
                params={{ status: tab }}
                className="flex min-h-15 flex-col items-center gap-1.5 rounded-box pt-1.5 text-center text-12"
              >
                <span className="relative">
                  <Icon name={orderIcons[tab]} size={24} />
                  <CountBadge count={count} tone={tab === '0' ? 'due' : 'quiet'} />
                </span>
                <span>
                  {i18n._(orderWords[orderTabName(tab)])}
                  {count > 0 && <span className="sr-only"> ({formats.count(count)})</span>}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {isError && data === undefined && (
        <div role="status" className="mt-2 flex flex-wrap items-center justify-between gap-x-3 text-12 text-ink-2">
          <Trans>Order counts could not be loaded.</Trans>
          <span className="-mx-4">
            <Button variant="plain" size="small" busy={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </span>
        </div>
      )}
    </Section>
  );
}
