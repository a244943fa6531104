import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { configQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../feedback/error-state.tsx';
import { appName } from '../../i18n/app-name.ts';
import { standardMessages } from '../../i18n/standard-messages.ts';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { BreakableText } from '../../ui/breakable-text.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { type OutsideUrl, outsideUrl } from '../../ui/outside-url.ts';

interface Place {
  /** The setting that has its URL. */
  setting: 'merchant_registration_url' | 'seller_platform_url';
  icon: IconName;
  title: ReactNode;
  about?: ReactNode;
  go: ReactNode;
}

const places: Place[] = [
  {
    setting: 'merchant_registration_url',
    icon: 'shop',
    title: <Trans>Open your own shop</Trans>,
    about: (
      <Trans>Register as a merchant. You will need your company documents and an account for your earnings.</Trans>
    ),
    go: <Trans>Go to registration</Trans>,
  },
  {
    setting: 'seller_platform_url',
    icon: 'package',
    title: <Trans>Seller platform</Trans>,
    go: <Trans>Go to seller platform</Trans>,
  },
];

/** Links to the two places outside the storefront for sellers (R6.02). */
export function PlatformPage() {
  const { data, error, refetch } = useQuery(configQuery());
  return (
    <>
      <ScreenBar parent="/profile" />
      {error !== null && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="flex flex-col gap-3 px-4 pt-1 pb-6">
          <p className="pb-1 text-14 text-ink-2">
            <Trans>
              Selling takes place on a separate site. It opens in a new tab, needs its own login and cannot see your{' '}
              {appName} account.
            </Trans>
          </p>
          {places.map((place) => (
            <PlaceCard key={place.setting} place={place} url={data && (outsideUrl(data[place.setting]) ?? null)} />
          ))}
          <p className="text-12 text-ink-2">
            <Trans>Check the address in your browser before you sign in there.</Trans>
          </p>
        </div>
      )}
    </>
  );
}

function PlaceCard({ place, url }: { place: Place; url: OutsideUrl | null | undefined }) {
  const { icon, title, about, go } = place;
  return (
    <section className="flex flex-col gap-3 rounded-card bg-card p-4">
      <h2 className="flex items-center gap-3 text-16 font-semibold">
        <span className="grid size-10 shrink-0 place-items-center rounded-box bg-brand-soft text-brand">
          <Icon name={icon} />
        </span>
        <span className="min-w-0">{title}</span>
      </h2>
      <p className="text-14 text-ink-2 empty:hidden">{about}</p>
      {url === undefined ? (
        <>
          <div className="skeleton h-5 w-1/2" />
          <div className="skeleton h-11 rounded-full" />
        </>
      ) : url === null ? (
        <NotYetOpen />
      ) : (
        <Way url={url} go={go} />
      )}
    </section>
  );
}

function NotYetOpen() {
  const { i18n } = useLingui();
  return (
    <p className="flex min-h-11 items-center gap-2 rounded-box bg-well px-3.5 text-14 font-medium">
      <Icon name="clock" size={18} className="text-ink-2" />
      {i18n._(standardMessages.notYetOpen)}
    </p>
  );
}

function Way({ url, go }: { url: OutsideUrl; go: ReactNode }) {
  return (
    <>
      <p className="text-14">
        <Trans>
          Opens{' '}
          <strong className="font-semibold">
            <BreakableText text={url.host} />
          </strong>
        </Trans>
      </p>
      <OutsideLink url={url} className={buttonClass({ size: 'medium', wide: true })}>
        {go}
        <Icon name="external" size={16} />
      </OutsideLink>
    </>
  );
}
