import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { classNames } from '../../ui/class-names.ts';

/** Whether somebody answers now, and otherwise when. */
export function ServiceHours({ conversation: { online, hours } }: { conversation: Schema<'Conversation'> }) {
  return (
    <p className="flex items-start gap-2 bg-well px-4 py-2 text-12 text-ink-2">
      <span
        aria-hidden
        className={classNames('mt-1 size-2 shrink-0 rounded-full', online ? 'bg-success' : 'bg-ink-3')}
      />
      <span>
        {online ? (
          <Trans>Online now. {hours}</Trans>
        ) : (
          <Trans>Away right now. Leave a message and get an answer during service hours: {hours}</Trans>
        )}
      </span>
    </p>
  );
}
