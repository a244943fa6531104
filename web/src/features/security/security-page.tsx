import { Plural, Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { userInfoQuery } from '@meridian/sdk/react';
import { useQueryErrorResetBoundary, useSuspenseQuery } from '@tanstack/react-query';
import { ContactRow } from '../../entities/account/contact-row.tsx';
import { MenuGroup, MenuGroupSkeleton, SheetRow } from '../../entities/menu/menu-rows.tsx';
import { lazyOverlay } from '../../feedback/lazy.tsx';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { PromptSuspense } from '../../feedback/prompt-suspense.tsx';
import { SectionErrorBoundary } from '../../feedback/section-error-boundary.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { CodeRows } from './code-states.tsx';
import { Devices, DevicesSkeleton } from './devices.tsx';

const OwnDataSheet = lazyOverlay(() => import('./own-data-sheet.tsx').then((m) => m.OwnDataSheet));
const CloseAccountSheet = lazyOverlay(() => import('./close-account-sheet.tsx').then((m) => m.CloseAccountSheet));

/** The protection of the account, its signed-in devices, and the actions on the account as a whole. */
export function SecurityPage() {
  const errorReset = useQueryErrorResetBoundary();
  return (
    <>
      <ScreenBar parent="/profile" />
      <div className="flex flex-col gap-5 px-4 pt-2 pb-6">
        <PageErrorBoundary>
          <PromptSuspense fallback={<ProtectionsSkeleton />}>
            <Protections />
          </PromptSuspense>
          <SectionErrorBoundary onRetry={errorReset.reset}>
            <PromptSuspense fallback={<DevicesSkeleton />}>
              <Devices />
            </PromptSuspense>
          </SectionErrorBoundary>
          <MenuGroup heading={<Trans>Your data</Trans>}>
            <SheetRow icon="download" sheet={(close) => <OwnDataSheet onClose={close} />}>
              <Trans>Download your data</Trans>
            </SheetRow>
            <SheetRow icon="delete" sheet={(close) => <CloseAccountSheet onClose={close} />}>
              <Trans>Close account</Trans>
            </SheetRow>
          </MenuGroup>
        </PageErrorBoundary>
      </div>
    </>
  );
}

function Protections() {
  const { data: user } = useSuspenseQuery(userInfoQuery());
  return (
    <>
      <Summary user={user} />
      <MenuGroup heading={<Trans>Protection</Trans>}>
        <CodeRows user={user} passwordTo="/passwords" />
        <ContactRow user={user} channel="email" />
        <ContactRow user={user} channel="mobile" />
      </MenuGroup>
    </>
  );
}

/** Tells how many of the optional protections are missing. A password always exists. */
function Summary({ user }: { user: Schema<'UserInfo'> }) {
  const missing = [user.pay_code_set, user.email_verified, user.mobile_verified].filter((isOn) => !isOn).length;
  return (
    <p
      className={`flex items-start gap-3 rounded-card px-4 py-3.5 text-14 ${missing === 0 ? 'bg-success-soft' : 'bg-waiting-soft'}`}
    >
      <Icon
        name={missing === 0 ? 'shield' : 'alert'}
        size={22}
        className={missing === 0 ? 'text-success-ink' : 'text-waiting-ink'}
      />
      <span className="min-w-0 font-semibold">
        {missing === 0 ? (
          <Trans>Your account is well protected</Trans>
        ) : (
          <Plural
            value={missing}
            one="# step left to protect your account"
            other="# steps left to protect your account"
          />
        )}
      </span>
    </p>
  );
}

function ProtectionsSkeleton() {
  return (
    <div className="grid gap-5">
      <div className="skeleton h-12.5 rounded-card" />
      <div>
        <div className="pb-2 text-14">
          <span className="skeleton block h-[1lh] w-1/4" />
        </div>
        <MenuGroupSkeleton rows={[2, 2, 2, 2]} />
      </div>
    </div>
  );
}
