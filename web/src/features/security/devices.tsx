import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isApiError, type Schema } from '@meridian/sdk';
import { revokeSession, sessionsQuery } from '@meridian/sdk/react';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { toasts } from '../../feedback/toasts.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { ConfirmSheet } from '../../ui/overlay/confirm-sheet.tsx';

type Device = Schema<'SessionDevice'>;

/** The devices that are signed in: this one first, then by when they were last seen. */
export function Devices() {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(sessionsQuery());
  const { mutateAsync } = useMutation({ ...revokeSession(), meta: errorShownInPlace });
  const sheet = useOverlay();
  const [asked, setAsked] = useState<readonly Device[]>([]);
  const devices = data.list.toSorted(
    (a, b) => Number(b.current) - Number(a.current) || Date.parse(b.last_seen_at) - Date.parse(a.last_seen_at),
  );
  const others = devices.filter(({ current }) => !current);
  const ask = (which: readonly Device[]) => {
    setAsked(which);
    sheet.open();
  };
  /** Signs a device out. Succeeds if the device is signed out already. */
  const signOut = async (device: Device) => {
    try {
      await mutateAsync({ session_id: device.id });
    } catch (error) {
      if (!isApiError(error) || error.reason !== 'session_not_found') throw error;
    }
  };
  const signOutAsked = async () => {
    for (const device of asked) await signOut(device);
    toasts.done(asked.length === 1 ? t`Device signed out` : t`Devices signed out`);
  };
  const [first] = asked;
  return (
    <section>
      <DevicesHeading />
      <ul className="divide-y divide-line rounded-card bg-card">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onSignOut={() => ask([device])} />
        ))}
      </ul>
      {others.length > 1 && (
        <div className="mt-3">
          <Button variant="quiet" size="medium" wide onClick={() => ask(others)}>
            <Trans>Sign out all other devices</Trans>
          </Button>
        </div>
      )}
      {sheet.isOpen && first !== undefined && (
        <ConfirmSheet
          title={asked.length === 1 ? t`Sign out ${first.device}?` : t`Sign out all other devices?`}
          confirmLabel={
            asked.length === 1 ? (
              <Trans>Sign out device</Trans>
            ) : (
              <Plural value={asked.length} one="Sign out # device" other="Sign out # devices" />
            )
          }
          tone="danger"
          onConfirm={signOutAsked}
          onClose={sheet.close}
        >
          <p>
            <Trans>
              Anyone using it will have to sign in again. If you do not recognise it, change your password too.
            </Trans>
          </p>
        </ConfirmSheet>
      )}
    </section>
  );
}

function DeviceRow({ device, onSignOut }: { device: Device; onSignOut: () => void }) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const name = device.device;
  return (
    <li className="flex min-h-15 items-center gap-3 px-4 py-2 text-14">
      <Icon name="devices" className="text-ink-2" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-[8rem]">
          <bdi className="wrap-anywhere">{name}</bdi>
          <span className="block text-12 text-ink-2">
            {device.place !== null && (
              <>
                <bdi>{device.place}</bdi> ·{' '}
              </>
            )}
            {device.current ? (
              <Trans>Signed in {moment(device.signed_in_at)}</Trans>
            ) : (
              <Trans>Last seen {moment(device.last_seen_at)}</Trans>
            )}
          </span>
        </span>
        {device.current ? (
          <span className="rounded-full bg-brand-soft px-2.5 py-1 text-12 font-medium text-brand">
            <Trans>This device</Trans>
          </span>
        ) : (
          <span className="-mx-3">
            <Button variant="plain" size="small" aria-label={t`Sign out ${name}`} onClick={onSignOut}>
              <Trans context="device">Sign out</Trans>
            </Button>
          </span>
        )}
      </span>
    </li>
  );
}

function DevicesHeading() {
  return (
    <h2 className="pb-2 text-14 font-semibold">
      <Trans>Signed-in devices</Trans>
    </h2>
  );
}

/** The skeleton: this device, which has the longest row, and another one. */
export function DevicesSkeleton() {
  return (
    <section>
      <DevicesHeading />
      <div className="divide-y divide-line rounded-card bg-card">
        {[2, 1].map((lines) => (
          <div key={lines} className="flex min-h-15 flex-col justify-center px-4 py-2 text-14">
            <span className="skeleton block h-[1lh] w-2/5" />
            <span className="text-12">
              <span className={classNames('skeleton block w-3/5', lines === 2 ? 'h-[2lh]' : 'h-[1lh]')} />
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}
