import { Trans } from '@lingui/react/macro';
import { LinkRow, MenuGroup } from '../../entities/menu/menu-rows.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { useAreBadgesMissing, useBadges } from '../../session/badges.ts';

/** Links to every other screen of the customer, in groups. */
export function ProfileMenu() {
  const { count } = useFormats();
  const badges = useBadges();
  const isUnknown = useAreBadgesMissing();
  const unread = (number: number | undefined) =>
    isUnknown ? (
      <span className="text-12">
        <Trans context="a count">not loaded</Trans>
      </span>
    ) : number ? (
      <span className="tabular inline-block min-w-5 rounded-full bg-brand px-1.5 text-center text-12 leading-5 font-semibold text-on-brand">
        {count(number)}
        <span className="sr-only">
          {' '}
          <Trans>unread</Trans>
        </span>
      </span>
    ) : undefined;
  return (
    <>
      <MenuGroup>
        <LinkRow to="/myFavourite" icon="heart">
          <Trans>Favourites</Trans>
        </LinkRow>
        <LinkRow to="/heart" icon="star">
          <Trans context="screen">Following</Trans>
        </LinkRow>
        <LinkRow to="/address" icon="address">
          <Trans>Addresses</Trans>
        </LinkRow>
      </MenuGroup>
      <MenuGroup>
        <LinkRow to="/notification" icon="bell" value={unread(badges?.unread_notifications)}>
          <Trans>Notifications</Trans>
        </LinkRow>
        <LinkRow to="/services" icon="message" value={unread(badges?.unread_messages)}>
          <Trans>Messages</Trans>
        </LinkRow>
        <LinkRow to="/helpAndSupport" icon="help">
          <Trans>Help and support</Trans>
        </LinkRow>
      </MenuGroup>
      <MenuGroup>
        <LinkRow to="/setting" icon="settings">
          <Trans>Settings</Trans>
        </LinkRow>
        <LinkRow to="/security" icon="shield">
          <Trans>Security</Trans>
        </LinkRow>
      </MenuGroup>
      <MenuGroup>
        {/* Both lead outside the storefront, which /platform says first, with the host (R6.02). */}
        <LinkRow to="/platform" icon="shop">
          <Trans>Open your own shop</Trans>
        </LinkRow>
        <LinkRow to="/platform" icon="package">
          <Trans>Seller platform</Trans>
        </LinkRow>
      </MenuGroup>
    </>
  );
}
