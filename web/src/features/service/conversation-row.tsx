import { Plural, Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { useIsOnline } from '../../feedback/use-is-online.ts';
import { daysAgo } from '../../i18n/days-ago.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { SkeletonBlocks } from '../../ui/skeleton-blocks.tsx';

/** A conversation in the inbox: the other side, the last message, the unread count, and the service hours. */
export function ConversationRow({ conversation }: { conversation: Schema<'Conversation'> }) {
  const { count, shortDay, time } = useFormats();
  const { title, shop, refund_id, last_message, unread, hours } = conversation;
  const online = useIsOnline() && conversation.online;
  const sentAt = last_message?.created_at;
  return (
    <article className="press relative flex items-start gap-3 rounded-card bg-card p-4">
      {refund_id === null && shop !== null ? (
        <Avatar picture={shop.logo} initials={shop.initials} kind="shop" />
      ) : (
        <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-box bg-brand-soft text-brand">
          <Icon name={refund_id === null ? 'headset' : 'refund'} size={22} />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2
            dir="auto"
            translate="no"
            className={classNames(
              'line-clamp-2 min-w-0 flex-1 basis-[7rem] text-16',
              unread > 0 ? 'font-semibold' : 'font-medium',
            )}
          >
            <Link to="/service" search={addressOf(conversation)} className="covers-card">
              {title}
            </Link>
          </h2>
          {sentAt !== undefined && (
            <time dateTime={sentAt} className="tabular shrink-0 text-12 text-ink-2">
              {daysAgo(new Date(sentAt)) === 0 ? time(sentAt) : shortDay(sentAt)}
            </time>
          )}
        </div>
        {refund_id !== null && shop !== null && (
          <p className="text-12 text-ink-2">
            <bdi translate="no">{shop.name}</bdi>
          </p>
        )}
        <div className="mt-0.5 flex items-start gap-3">
          <p dir="auto" className={classNames('line-clamp-2 min-w-0 flex-1 text-14', unread === 0 && 'text-ink-2')}>
            {last_message === null ? <Trans>Ask us anything.</Trans> : <Preview message={last_message} />}
          </p>
          {unread > 0 && (
            <span className="tabular grid h-[1.375rem] min-w-[1.375rem] shrink-0 place-items-center rounded-full bg-danger px-1.5 text-12 font-semibold text-on-danger">
              <span aria-hidden>{count(unread)}</span>
              <span className="sr-only">
                <Plural value={unread} one="# unread message" other="# unread messages" />
              </span>
            </span>
          )}
        </div>
        <p className="mt-1.5 flex items-start gap-1.5 text-12 text-ink-2">
          <span
            aria-hidden
            className={classNames('mt-1 size-2 shrink-0 rounded-full', online ? 'bg-success' : 'bg-ink-3')}
          />
          <span>{online ? <Trans>Online now</Trans> : hours}</span>
        </p>
      </div>
    </article>
  );
}

function addressOf({ shop, refund_id }: Schema<'Conversation'>) {
  if (refund_id !== null) return { shop: shop?.id, case: refund_id };
  return shop === null ? {} : { shop: shop.id };
}

function Preview({ message: { from, kind, text } }: { message: Schema<'Message'> }) {
  const isOwn = from === 'customer';
  switch (kind) {
    case 'picture':
      return isOwn ? <Trans>You sent a picture</Trans> : <Trans>A picture</Trans>;
    case 'order':
      return isOwn ? <Trans>You sent an order</Trans> : <Trans>An order</Trans>;
    case 'product':
      return isOwn ? <Trans>You sent a product</Trans> : <Trans>A product</Trans>;
    default:
      return isOwn ? <Trans>You: {text}</Trans> : text;
  }
}

export function ConversationRowSkeleton() {
  return (
    <div aria-hidden className="flex gap-3 rounded-card bg-card p-4">
      <div className="skeleton size-11 shrink-0 rounded-box" />
      <SkeletonBlocks className="grid flex-1 gap-2 py-0.5" sizes={['h-5 w-2/5', 'h-9 w-11/12', 'h-3 w-1/3']} />
    </div>
  );
}
