import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { useIsOnline } from '../../feedback/use-is-online.ts';
import { BreakableText } from '../../ui/breakable-text.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';

const linkClass = 'inline-flex min-h-11 min-w-0 items-center gap-2 text-14 font-medium text-brand';

/** How to contact customer service, and whether it is online; offline, only its hours are known. */
export function HelpContact({ contact }: { contact: Schema<'HelpContact'> }) {
  const { email, phone, hours, online } = contact;
  const isConnected = useIsOnline();
  return (
    <section className="mt-auto rounded-card bg-well p-4">
      <h3 className="flex items-center gap-2 text-14 font-semibold">
        <span
          aria-hidden
          className={classNames('size-2 rounded-full', online && isConnected ? 'bg-success' : 'bg-ink-3')}
        />
        {!isConnected ? hours : online ? <Trans>Online now</Trans> : <Trans>Away right now</Trans>}
      </h3>
      {isConnected && <p className="mt-0.5 text-14 text-ink-2">{hours}</p>}
      <p className="mt-1 flex flex-wrap gap-x-5">
        <Link to="/service" className={linkClass}>
          <Icon name="headset" size={18} />
          <span className="min-w-0">
            <Trans>Contact customer service</Trans>
          </span>
        </Link>
        <a href={`mailto:${email}`} className={linkClass}>
          <Icon name="message" size={18} />
          <span className="min-w-0">
            <BreakableText text={email} />
          </span>
        </a>
        {phone !== null && (
          <a href={`tel:${phone.replaceAll(' ', '')}`} className={linkClass}>
            <Icon name="phone" size={18} />
            <bdi dir="ltr" translate="no">
              {phone}
            </bdi>
          </a>
        )}
      </p>
    </section>
  );
}
