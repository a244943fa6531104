import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useState } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { InternalLink } from '../../navigation/internal-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { typeLooks } from './notification-types.ts';

interface NotificationCardProps {
  notification: Schema<'Notification'>;
  /** It is being opened for the first time. */
  onRead: () => void;
}

const look = 'press flex w-full items-start gap-3 rounded-card bg-card p-4 text-start';

/** A notification: it leads to what it is about, and one that leads nowhere shows the whole of its text. */
export function NotificationCard({ notification, onRead }: NotificationCardProps) {
  const { link, read } = notification;
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    if (!read) onRead();
  };
  if (link !== null) {
    return (
      <InternalLink path={link} onClick={open} className={look}>
        <Told notification={notification} />
        <Icon name="forward" size={16} className="mt-0.5 text-ink-3" />
      </InternalLink>
    );
  }
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className={look}
      onClick={() => {
        open();
        setOpen(!isOpen);
      }}
    >
      <Told notification={notification} whole={isOpen} />
    </button>
  );
}

function Told({ notification, whole = false }: { notification: Schema<'Notification'>; whole?: boolean }) {
  const { time } = useFormats();
  const { type, title, text, read, created_at } = notification;
  return (
    <>
      <span
        className={classNames(
          'relative grid size-10 shrink-0 place-items-center rounded-full',
          read ? 'bg-well text-ink-2' : 'bg-brand-soft text-brand',
        )}
      >
        <Icon name={typeLooks[type].icon} />
        {!read && <span className="absolute end-0 top-0 size-2.5 rounded-full border-2 border-card bg-danger" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className={classNames('block text-16', read ? 'font-medium' : 'font-semibold')}>
          {!read && (
            <span className="sr-only">
              <Trans>Unread:</Trans>{' '}
            </span>
          )}
          {title}
        </span>
        <span className={classNames('mt-0.5 text-14 text-ink-2', whole ? 'block' : 'line-clamp-4')}>{text}</span>
        <time dateTime={created_at} className="tabular mt-1.5 block text-12 text-ink-2">
          {time(created_at)}
        </time>
      </span>
    </>
  );
}
