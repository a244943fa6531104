import { Trans, useLingui } from '@lingui/react/macro';
import { userInfoQuery } from '@meridian/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AvatarButton } from '../../entities/account/avatar-button.tsx';
import { ContactRow } from '../../entities/account/contact-row.tsx';
import { LogoutRow } from '../../entities/account/logout-row.tsx';
import { LinkRow, MenuGroup, MenuGroupSkeleton, SheetRow } from '../../entities/menu/menu-rows.tsx';
import { appVersion } from '../../feedback/app-version.ts';
import { CopyRow } from '../../feedback/copy-row.tsx';
import { lazyOverlay } from '../../feedback/lazy.tsx';
import { Loading } from '../../feedback/loading.tsx';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { appName } from '../../i18n/app-name.ts';
import { fullName } from '../../i18n/full-name.ts';
import { localeName } from '../../i18n/locale-names.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { BreakableText } from '../../ui/breakable-text.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { ClearDataRow } from './clear-data-row.tsx';
import { CurrencyRow } from './currency-row.tsx';
import { DeviceRows } from './device-rows.tsx';
import { ErrorReportsRow } from './error-reports-row.tsx';

const NameSheet = lazyOverlay(() => import('./name-sheet.tsx').then((m) => m.NameSheet));
const NotificationSheet = lazyOverlay(() => import('./notification-sheet.tsx').then((m) => m.NotificationSheet));

/** The profile, the settings of this device, and signing out. */
export function SettingsPage() {
  const { i18n } = useLingui();
  return (
    <>
      <ScreenBar parent="/profile" />
      <div className="flex flex-col gap-4 px-4 pt-2 pb-6">
        <PageErrorBoundary skeleton={<ProfileSkeleton />}>
          <ProfileRows />
        </PageErrorBoundary>
        <MenuGroup heading={<Trans>This device</Trans>}>
          <LinkRow to="/language" icon="language" value={localeName(i18n.locale)}>
            <Trans>Language</Trans>
          </LinkRow>
          <CurrencyRow />
          <DeviceRows />
          <ClearDataRow />
        </MenuGroup>
        <MenuGroup heading={<Trans>Your account</Trans>}>
          <SheetRow icon="bell" sheet={(close) => <NotificationSheet onClose={close} />}>
            <Trans>Notifications</Trans>
          </SheetRow>
        </MenuGroup>
        <MenuGroup>
          <LinkRow to="/law" icon="document">
            <Trans>Terms and policies</Trans>
          </LinkRow>
          <ErrorReportsRow />
          <AboutRow />
        </MenuGroup>
        <LogoutRow />
      </div>
    </>
  );
}

function ProfileRows() {
  const { i18n } = useLingui();
  const { data: user } = useSuspenseQuery(userInfoQuery());
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2 py-1">
        <AvatarButton user={user} />
        <div className="min-w-0 flex-1 basis-[7rem]">
          <p dir="auto" translate="no" className="line-clamp-2 text-18 font-semibold">
            {fullName(i18n.locale, user)}
          </p>
          <p className="text-14 wrap-anywhere text-ink-2">
            <BreakableText text={user.account} />
          </p>
        </div>
      </div>
      <MenuGroup>
        <SheetRow icon="account" sheet={(close) => <NameSheet user={user} onClose={close} />}>
          <Trans>Name</Trans>
          <bdi className="block text-12 wrap-anywhere text-ink-2" translate="no">
            {fullName(i18n.locale, user)}
          </bdi>
        </SheetRow>
        <ContactRow user={user} channel="email" />
        <ContactRow user={user} channel="mobile" />
      </MenuGroup>
    </>
  );
}

function ProfileSkeleton() {
  return (
    <Loading className="flex flex-col gap-4">
      <div className="flex items-center gap-3.5 py-1">
        <div className="skeleton size-16 rounded-full" />
        <div className="grow">
          <div className="text-18">
            <span className="skeleton block h-[1lh] w-2/5" />
          </div>
          <div className="text-14">
            <span className="skeleton block h-[1lh] w-3/5" />
          </div>
        </div>
      </div>
      <MenuGroupSkeleton rows={[2, 2, 2]} />
    </Loading>
  );
}

/** The app and its version, which customer service asks for. */
function AboutRow() {
  const { t } = useLingui();
  return (
    <SheetRow
      icon="info"
      value={<bdi translate="no">{appVersion}</bdi>}
      sheet={(close) => (
        <Sheet title={t`About ${appName}`} onClose={close}>
          <div className="flex flex-col gap-3 pt-1">
            <p className="text-14 text-ink-2">
              <Trans>
                A marketplace of many shops. Order from several at once and pay from one balance, in US dollars.
              </Trans>
            </p>
            <div className="rounded-box bg-well px-3.5">
              <CopyRow label={t`Version`} value={appVersion} />
            </div>
            <p className="text-12 text-ink-2">
              <Trans>Customer service may ask for this version.</Trans>
            </p>
            <LinkButton to="/helpAndSupport" variant="quiet" wide>
              <Trans>Help and support</Trans>
            </LinkButton>
          </div>
        </Sheet>
      )}
    >
      <Trans>About {appName}</Trans>
    </SheetRow>
  );
}
