import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Fragment } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { MessageBubble } from './message-bubble.tsx';
import { MessageContent } from './message-content.tsx';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import type { Outbox, OutgoingMessage } from './unsent-messages.ts';

interface MessageHistoryProps {
  messages: readonly Schema<'Message'>[];
  outgoing: readonly OutgoingMessage[];
  outbox: Outbox;
  /** The name of the other side. */
  title: string;
  /** The first message that was unread when the conversation was opened. */
  firstNewId: number | undefined;
}

/** The messages by day, followed by those in the outbox. */
export function MessageHistory({ messages, outgoing, outbox, title, firstNewId }: MessageHistoryProps) {
  const { capitalDay, time } = useFormats();
  return (
    <ol className="flex flex-col gap-3">
      {messages.map((message, index) => {
        const { id, from, kind, created_at } = message;
        const isNewDay = index === 0 || capitalDay(created_at) !== capitalDay(messages[index - 1]?.created_at ?? '');
        return (
          <Fragment key={id}>
            {isNewDay && (
              <li className="pt-2 text-center">
                <h2 className="text-12 font-semibold text-ink-2">{capitalDay(created_at)}</h2>
              </li>
            )}
            {id === firstNewId && (
              <li className="flex items-center gap-3 text-12 font-semibold text-brand before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
                <Trans>New messages</Trans>
              </li>
            )}
            <li>
              <MessageBubble
                isOwn={from === 'customer'}
                title={title}
                kind={kind}
                foot={<time dateTime={created_at}>{time(created_at)}</time>}
              >
                <MessageContent message={message} />
              </MessageBubble>
            </li>
          </Fragment>
        );
      })}
      {outgoing.map((message) => (
        <li key={message.clientId}>
          <OutgoingBubble
            message={message}
            onResend={() => outbox.resend(message.clientId)}
            onRemove={() => outbox.remove(message.clientId)}
          />
        </li>
      ))}
    </ol>
  );
}
