import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { standardMessages } from '../../i18n/standard-messages.ts';
import { Icon } from '../../ui/icon/icon.tsx';

/** Tells that the service is unavailable now (R8.03), and the other ways to contact it. `hours` is text. */
export function ServiceUnavailable({ hours }: { hours: string }) {
  const { i18n } = useLingui();
  return (
    <div
      role="alert"
      className="flex items-start gap-2 rounded-box bg-waiting-soft px-3.5 py-3 text-14 text-waiting-ink"
    >
      <Icon name="alert" size={18} className="mt-px" />
      <div className="min-w-0">
        <p className="font-semibold">{i18n._(standardMessages.serviceUnavailable)}</p>
        <p>
          <Trans>Your message is kept here. Send it again later. Service hours: {hours}</Trans>
        </p>
        <Link to="/helpAndSupport" className="hit-44 font-medium underline underline-offset-4">
          <Trans>Other ways to reach us</Trans>
        </Link>
      </div>
    </div>
  );
}
