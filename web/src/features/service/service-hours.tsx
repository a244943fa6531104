import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { useIsOnline } from '../../feedback/use-is-online.ts';
import { standardMessages } from '../../i18n/standard-messages.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { classNames } from '../../ui/class-names.ts';

/** Whether somebody answers now, and otherwise when. Offline, only the hours are known. */
export function ServiceHours({ conversation: { online, hours } }: { conversation: Schema<'Conversation'> }) {
  const isConnected = useIsOnline();
  return (
    <p className="flex items-start gap-2 bg-well px-4 py-2 text-12 text-ink-2">
      <span
        aria-hidden
        className={classNames('mt-1 size-2 shrink-0 rounded-full', online && isConnected ? 'bg-success' : 'bg-ink-3')}
      />
      <span>
        {!isConnected ? (
          hours
        ) : online ? (
          <Trans>Online now. {hours}</Trans>
        ) : (
          <Trans>Away right now. Leave a message and get an answer during service hours: {hours}</Trans>
        )}
      </span>
    </p>
  );
}

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
