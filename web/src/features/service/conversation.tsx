import { Trans } from '@lingui/react/macro';
import { isApiError, type Schema } from '@meridian/sdk';
import type { ConversationParams } from '@meridian/sdk/react';
import { useEffect, useState } from 'react';
import { useOnReconnect } from '../../behaviour/use-on-reconnect.ts';
import { LoadMoreSentinel } from '../../list/load-more-sentinel.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Composer } from './composer.tsx';
import type { ServiceSearch } from './conversation-address.ts';
import { MessageHistory } from './message-history.tsx';
import { LinkWarning } from './message-text.tsx';
import { ServiceHours, ServiceUnavailable } from './service-hours.tsx';
import { SubjectOffer } from './subject-offer.tsx';
import type { OutgoingContent } from './unsent-messages.ts';
import { useArrivals, useNewMessages, usePageVisible, useReadMessages } from './use-new-messages.ts';
import { useNewestInSight } from './use-newest-in-sight.ts';
import { useOutbox } from './use-outbox.ts';

interface ConversationProps {
  name: string;
  params: ConversationParams;
  conversation: Schema<'Conversation'>;
  /** Oldest first. */
  messages: readonly Schema<'Message'>[];
  subject: Pick<ServiceSearch, 'order' | 'product' | 'about'>;
  older: { hasMore: boolean; isLoading: boolean; hasFailed: boolean; load: () => void };
}

/** A loaded conversation: its messages, and the field to write one. */
export function Conversation({ name, params, conversation, messages, subject, older }: ConversationProps) {
  const { title } = conversation;
  const shopId = conversation.shop?.id ?? 0;
  const { outbox, outgoing } = useOutbox({ key: name, shopId, refundId: conversation.refund_id }, messages);
  const newest = messages.at(-1);
  const { box, isAtEnd, onScroll, toEnd } = useNewestInSight(outgoing.at(-1)?.clientId ?? newest?.id);
  const isVisible = usePageVisible();
  const hasFailed = useNewMessages(params, isVisible);
  useOnReconnect(outbox.resendUnanswered);
  // `navigator.onLine` may be true without a connection. A successful look for new messages proves that there is one.
  useEffect(() => {
    if (!hasFailed) outbox.resendUnanswered();
  }, [hasFailed, outbox]);
  useReadMessages(conversation, newest?.id, isVisible && isAtEnd);
  const [firstNewId] = useState(() => firstOfNewest(messages, conversation.unread));
  const { latest, isUnseen } = useArrivals(messages, isAtEnd);
  const send = (content: OutgoingContent, blob?: Blob) => {
    outbox.add(content, blob);
    toEnd();
  };
  const refusal = outgoing.flatMap(({ error }) => unavailableHours(error) ?? []).at(-1);
  return (
    <>
      {refusal === undefined && <ServiceHours conversation={conversation} />}
      <div className="relative flex min-h-24 flex-1 flex-col">
        <section
          ref={box}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
          tabIndex={0}
          aria-label={title}
          onScroll={onScroll}
          className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain -outline-offset-2"
        >
          <div className="px-4 pt-2 pb-4">
            <OlderMessages older={older} count={messages.length} />
            {messages.length === 0 && outgoing.length === 0 && <NothingWritten conversation={conversation} />}
            <LinkWarning>
              <MessageHistory
                messages={messages}
                outgoing={outgoing}
                outbox={outbox}
                title={title}
                firstNewId={firstNewId}
              />
            </LinkWarning>
          </div>
        </section>
        <p role="status" className="sr-only">
          {latest !== undefined && <ArrivedText title={title} message={latest} />}
        </p>
        {isUnseen && (
          <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
            <button
              type="button"
              onClick={toEnd}
              className="pointer-events-auto flex min-h-11 items-center gap-2 rounded-full bg-brand px-4 text-14 font-semibold text-on-brand"
            >
              <Icon name="down" size={16} />
              <Trans>New messages</Trans>
            </button>
          </div>
        )}
      </div>
      <div className="flex flex-col gap-2 border-t border-line bg-page px-2 pt-2 pb-[calc(8px+var(--safe-bottom))]">
        {refusal !== undefined && <ServiceUnavailable hours={refusal} />}
        {hasFailed && (
          <p role="status" className="px-2 text-12 text-ink-2">
            <Trans>New messages could not be loaded. We will keep trying.</Trans>
          </p>
        )}
        <SubjectOffer subject={subject} shopId={shopId} onSend={send} />
        <Composer
          conversation={name}
          about={subject.about}
          onText={(text) => send({ kind: 'text', text })}
          onPicture={(picture) => send({ kind: 'picture' }, picture)}
        />
      </div>
    </>
  );
}

/** Returns the id of the oldest unread message of the other side. */
function firstOfNewest(messages: readonly Schema<'Message'>[], unread: number): number | undefined {
  return unread === 0 ? undefined : messages.filter(({ from }) => from === 'service').at(-unread)?.id;
}

/** Returns the service hours from a service_unavailable refusal. */
function unavailableHours(error: unknown): string | undefined {
  return isApiError(error) && error.reason === 'service_unavailable' ? error.data.hours : undefined;
}

function ArrivedText({ title, message: { text } }: { title: string; message: Schema<'Message'> }) {
  return text === null ? <Trans>New message from {title}</Trans> : `${title}: ${text}`;
}

function OlderMessages({ older, count }: Pick<ConversationProps, 'older'> & { count: number }) {
  const { hasMore, isLoading, hasFailed, load } = older;
  if (hasFailed) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-center gap-2 pb-2 text-14 text-ink-2">
        <Trans>Earlier messages could not be loaded.</Trans>
        <Button size="small" variant="quiet" busy={isLoading} onClick={load}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  if (!hasMore) return null;
  return (
    <>
      {/* Observed again after each fetch: a fetch that was cancelled by another leaves the sentinel in view. */}
      <LoadMoreSentinel
        offsetPx={0}
        revision={`${count} ${isLoading}`}
        onReach={() => {
          if (!isLoading) load();
        }}
      />
      <p className="pb-2 text-center text-12 text-ink-2">
        <Trans>Loading earlier messages…</Trans>
      </p>
    </>
  );
}

function NothingWritten({ conversation: { title, refund_id } }: Pick<ConversationProps, 'conversation'>) {
  return (
    <EmptyState
      icon="message"
      title={<Trans>No messages yet.</Trans>}
      detail={
        refund_id === null ? (
          <Trans>Your messages go to {title}.</Trans>
        ) : (
          <Trans>The shop sees your messages here, and so does the platform once it takes over the case.</Trans>
        )
      }
    />
  );
}
