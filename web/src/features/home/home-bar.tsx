import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { appName } from '../../i18n/app-name.ts';
import { useFormats } from '../../i18n/formats.ts';
import { LanguageButton } from '../../preferences/language-button.tsx';
import { useBadges } from '../../session/badges.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { iconButtonClass } from '../../ui/icon/icon-button.tsx';

/** The brand line, which scrolls away, and the sticky bar: search, a customer's notifications, and the language. */
export function HomeBar({ productCount }: { productCount: number | undefined }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const unread = useBadges()?.unread_notifications;
  return (
    <>
      {/* Drawn above the bar, which begins behind the notch. */}
      <p className="@container relative z-31 flex h-(--brand-line) items-end gap-2.5 overflow-hidden px-4 pt-(--safe-top) whitespace-nowrap">
        <b className="text-18 font-semibold text-brand">{appName}</b>
        <span className="pb-0.5 text-12 text-ink-2 @max-[21rem]:hidden">
          <Trans>The world’s goods, one balance</Trans>
        </span>
      </p>
      <header data-top-bar className="sticky top-0 z-30 -mt-(--safe-top) bg-bar pt-(--safe-top) backdrop-blur-bar">
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
            <span dir="auto" className="truncate">
              {!productCount ? <Trans>Search</Trans> : <Trans>Search {count(productCount)} products</Trans>}
            </span>
          </Link>
          {unread !== undefined && (
            <Link
              to="/notification"
              aria-label={unread > 0 ? t`Notifications, ${count(unread)} unread` : t`Notifications`}
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
    </>
  );
}
