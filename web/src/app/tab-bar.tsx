import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps, useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { VisitorBag } from '../entities/sku/visitor-bag-overlay.ts';
import { scrollToTop } from '../navigation/scroll-restoration.ts';
import { useOverlay } from '../navigation/use-overlay.ts';
import { useBadges } from '../session/badges.ts';
import { useVisitorCount } from '../session/visitor-bag.ts';
import { classNames } from '../ui/class-names.ts';
import { CountBadge } from '../ui/count-badge.tsx';
import { Icon, type IconName } from '../ui/icon/icon.tsx';
import { useMarkedFirst } from '../ui/use-marked-first.ts';
import type { TabName } from './route-static-data.ts';

interface Tab {
  name: TabName;
  to: LinkProps['to'];
  icon: IconName;
  label: ReactNode;
}

const tabs: Tab[] = [
  { name: 'home', to: '/home', icon: 'home', label: <Trans>Home</Trans> },
  { name: 'explore', to: '/explore', icon: 'explore', label: <Trans>Explore</Trans> },
  { name: 'filter', to: '/filter', icon: 'filter', label: <Trans>Filter</Trans> },
  { name: 'bag', to: '/bag', icon: 'bag', label: <Trans>Bag</Trans> },
  { name: 'profile', to: '/profile', icon: 'account', label: <Trans>Profile</Trans> },
];

/**
 * The tab bar. A press marks its tab at once, before the screen is rendered. On the current tab, it scrolls to the top
 * without a new history entry (B2.15). A private tab leads a visitor to the route guard, like any other link; only the
 * visitor's bag opens at once.
 */
export function TabBar({ current }: { current: TabName }) {
  const { t } = useLingui();
  const badges = useBadges();
  const collected = useVisitorCount();
  const collectedSheet = useOverlay();
  const counts: Partial<Record<TabName, number | undefined>> = {
    bag: badges?.bag ?? collected,
    profile: badges?.unread_messages,
  };
  const router = useRouter();
  const [marked, open] = useMarkedFirst(current, (name) => router.navigate({ to: `/${name}` }));
  const press = (event: MouseEvent, { name, to }: Tab) => {
    const newTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (newTab) return;
    event.preventDefault();
    if (name === 'bag' && collected > 0) collectedSheet.open();
    else if (router.latestLocation.pathname !== to) open(name);
    else if (name === current) scrollToTop();
  };
  return (
    <nav
      id="tabs"
      tabIndex={-1}
      aria-label={t`Main`}
      className="fixed inset-x-0 bottom-0 z-40 mx-auto w-full max-w-(--frame) border-t border-line bg-bar pb-(--safe-bottom) backdrop-blur-bar"
    >
      <ul className="@container mx-auto flex min-h-(--tab-bar) max-w-(--column) items-stretch">
        {tabs.map((tab) => {
          const { name, to, icon, label } = tab;
          const count = counts[name] ?? 0;
          return (
            // Not `flex-1`: in index.html, the first may be painted while others are still parsed, and would then move.
            <li key={name} className="basis-1/5">
              <Link
                to={to}
                onClick={(event) => press(event, tab)}
                aria-current={name === current ? 'page' : undefined}
                className={classNames(
                  'flex h-full flex-col items-center justify-center gap-0.5 px-1 text-12 hover:text-ink -outline-offset-2',
                  name === marked ? 'font-semibold text-brand hover:text-brand' : 'text-ink-2',
                )}
              >
                <span className="relative">
                  <Icon name={icon} size={22} />
                  <CountBadge count={count} />
                </span>
                {/* If five labels do not fit with large text, only the current one is visible. */}
                <span className={classNames(name !== marked && '@max-[15rem]:sr-only')}>
                  {label}
                  {count > 0 && <span className="sr-only"> ({count})</span>}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {collectedSheet.isOpen && <VisitorBag onClose={collectedSheet.close} />}
    </nav>
  );
}
