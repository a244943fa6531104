import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useFormats } from '../../i18n/formats.ts';
import { LanguageButton } from '../../preferences/language-button.tsx';
import { useBadges } from '../../session/badges.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { iconButtonClass } from '../../ui/icon/icon-button.tsx';

/** The top bar of the home page: links to the search and to a customer's notifications, the language. */
export function HomeBar({ productCount }: { productCount: number | undefined }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const unread = useBadges()?.unread_notifications;
  return (
    <header data-top-bar className="sticky top-0 z-30 bg-bar pt-(--safe-top) backdrop-blur-bar">
      <div className="flex min-h-15 items-center gap-3 px-4">
        <h1 className="sr-only">
          <Trans>Home</Trans>
        </h1>
        <Link
          to="/search"
          className="@container flex h-11 min-w-0 flex-1 items-center gap-2.5 rounded-full bg-well px-4 text-14 text-ink-2 hover:bg-well-press"
        >
          {/* With large text there is room for the words only. */}
          <Icon name="search" className="@max-[7rem]:hidden" />
          <span className="truncate">
            {!productCount ? <Trans>Search</Trans> : <Trans>Search {count(productCount)} products</Trans>}
          </span>
        </Link>
        {unread !== undefined && (
          <Link
            to="/notification"
            aria-label={unread > 0 ? t`Notifications, ${unread} unread` : t`Notifications`}
            className={iconButtonClass('well')}
          >
            <span className="relative">
              <Icon name="bell" />
              <CountBadge count={unread} />
            </span>
          </Link>
        )}
        <LanguageButton look="well" />
      </div>
    </header>
  );
}
