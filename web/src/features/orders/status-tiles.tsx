import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { ORDER_TABS, orderTabName } from '@meridian/sdk/rules';
import { Link } from '@tanstack/react-router';
import { orderIcons } from '../../entities/state/order-icons.ts';
import { orderWords } from '../../entities/state/state-words.ts';
import { useFormats } from '../../i18n/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';

/** A tile for each tab of the orders, with its count. */
export function StatusTiles({ counts }: { counts: readonly Schema<'OrderCount'>[] }) {
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
