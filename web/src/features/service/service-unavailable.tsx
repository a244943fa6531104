import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { standardMessages } from '../../i18n/standard-messages.ts';
import { AlertBox } from '../../ui/alert-box.tsx';

/** Tells that the service is unavailable now (R8.03), and the other ways to contact it. `hours` is text. */
export function ServiceUnavailable({ hours }: { hours: string }) {
  const { i18n } = useLingui();
  return (
    <AlertBox tone="waiting" title={i18n._(standardMessages.serviceUnavailable)}>
      <p>
        <Trans>Your message is kept here. Send it again later. Service hours: {hours}</Trans>
      </p>
      <Link to="/helpAndSupport" className="hit-44 font-medium underline underline-offset-4">
        <Trans>Other ways to reach us</Trans>
      </Link>
    </AlertBox>
  );
}
