import { Trans, useLingui } from '@lingui/react/macro';
import { createNotificationPreferences, isChoosable, withChoices } from '@meridian/sdk/flows';
import { notificationPreferencesQuery, useFlow, userInfoQuery } from '@meridian/sdk/react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { watchCustomer } from '../../session/watch-customer.ts';
import { SwitchRow } from '../../ui/input/switch-row.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { SkeletonBlocks } from '../../ui/skeleton-blocks.tsx';

/** Chooses which notifications also arrive by e-mail and text message. */
export function NotificationSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Sheet title={t`Notifications`} onClose={onClose}>
      <PageErrorBoundary skeleton={<PreferencesSkeleton />}>
        <Preferences />
      </PageErrorBoundary>
    </Sheet>
  );
}

function Preferences() {
  const { t } = useLingui();
  const queries = useQueryClient();
  // The mutation's toast shows why a change failed.
  const [preferences] = useState(() => createNotificationPreferences(queries, { watchCustomer }));
  const choices = useFlow(preferences);
  const list = withChoices(useSuspenseQuery(notificationPreferencesQuery()).data.list, choices);
  const { data: user } = useSuspenseQuery(userInfoQuery());
  const names: Record<string, string> = {
    order: t`Orders and after-sale`,
    wallet: t`Balance, top-ups and withdrawals`,
    shop: t`News from shops you follow`,
    system: t`Account security`,
  };
  const ways = [
    {
      way: 'email',
      text: t`Email`,
      isVerified: user.email_verified,
      unverified: t`Your email address is not verified yet.`,
    },
    {
      way: 'mobile',
      text: t`Text message`,
      isVerified: user.mobile_verified,
      unverified: t`Your mobile number is not verified yet.`,
    },
  ] as const;
  return (
    <div className="flex flex-col gap-4 pt-1">
      <p className="text-14 text-ink-2">
        <Trans>You get all notifications in the app. Choose what to receive by email or text message too.</Trans>
      </p>
      {list.map((preference) => {
        const name = names[preference.type] ?? t`Other`;
        const isFixed = !isChoosable(preference);
        return (
          <fieldset key={preference.type} className="rounded-box bg-well">
            <legend className="float-start w-full px-4 pt-3 text-14 font-semibold">{name}</legend>
            <div className="clear-both">
              {ways.map(({ way, text, isVerified, unverified }) => (
                <SwitchRow
                  key={way}
                  checked={preference[way]}
                  disabled={isFixed}
                  onChange={(on) => isChoosable(preference) && preferences.choose(preference, way, on)}
                  help={isVerified ? undefined : <span className="text-waiting-ink">{unverified}</span>}
                >
                  {text}
                </SwitchRow>
              ))}
              {preference.always_on && (
                <p className="px-4 pb-3 text-12 text-ink-2">
                  <Trans>Always on, so that an intruder cannot turn them off.</Trans>
                </p>
              )}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}

function PreferencesSkeleton() {
  return (
    <SkeletonBlocks
      className="flex flex-col gap-4 pt-1"
      sizes={['h-10 rounded-box', 'h-36 rounded-box', 'h-36 rounded-box', 'h-36 rounded-box']}
    />
  );
}
