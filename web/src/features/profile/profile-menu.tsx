import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { localeOf } from '../../i18n/locales.ts';
import { useBadges } from '../../session/badges.ts';
import type { IconName } from '../../ui/icon/icon.tsx';
import { ListRow, listRowClass } from '../../ui/list-row.tsx';
import { AppearanceRow } from './appearance-row.tsx';
import { ExternalLinks } from './external-links.tsx';

/** Links to every other screen of the customer, in groups. */
export function ProfileMenu() {
  const { i18n } = useLingui();
  const { count } = useFormats();
  const badges = useBadges();
  const unread = (number: number | undefined) => (number ? count(number) : undefined);
  return (
    <>
      <Group>
        <Row to="/myFavourite" icon="heart" label={<Trans>Favourites</Trans>} />
        <Row to="/heart" icon="star" label={<Trans>Following</Trans>} />
        <Row to="/address" icon="address" label={<Trans>Addresses</Trans>} />
      </Group>
      <Group>
        <Row to="/security" icon="shield" label={<Trans>Security</Trans>} />
        <Row to="/language" icon="language" label={<Trans>Language</Trans>} value={localeOf(i18n.locale)?.name} />
        <AppearanceRow />
      </Group>
      <Group>
        <Row
          to="/notification"
          icon="bell"
          label={<Trans>Notifications</Trans>}
          value={unread(badges?.unread_notifications)}
        />
        <Row
          to="/services"
          icon="headset"
          label={<Trans>Customer service</Trans>}
          value={unread(badges?.unread_messages)}
        />
        <Row to="/helpAndSupport" icon="help" label={<Trans>Help and support</Trans>} />
      </Group>
      <Group>
        <ExternalLinks />
      </Group>
    </>
  );
}

function Group({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line rounded-card bg-card">{children}</ul>;
}

function Row({ to, icon, label, value }: { to: LinkProps['to']; icon: IconName; label: ReactNode; value?: ReactNode }) {
  return (
    <li>
      <Link to={to} className={listRowClass}>
        <ListRow icon={icon} value={value}>
          {label}
        </ListRow>
      </Link>
    </li>
  );
}
