import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useState } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { appPath } from '../../navigation/app-path.ts';
import { InternalLink } from '../../navigation/internal-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { typeIcon } from './notification-types.ts';

interface NotificationRowProps {
  notification: Schema<'Notification'>;
  /** Called when the notification is opened for the first time. */
  onRead: () => void;
}

const rowClass = 'relative flex w-full flex-wrap items-start gap-3 rounded-card p-4 text-start';

/** A notification: a link to its subject or, if it has none, a button that expands its text. */
export function NotificationRow({ notification, onRead }: NotificationRowProps) {
  const { link, read } = notification;
  const path = appPath(link);
  const [isExpanded, setExpanded] = useState(false);
  const open = () => {
    if (!read) onRead();
  };
  if (path !== undefined) {
    return (
      <InternalLink path={path} onClick={open} className={classNames(rowClass, 'pe-11')}>
        <NotificationContent notification={notification} />
        <Icon name="forward" size={16} className="absolute end-4 top-4.5 text-ink-3" />
      </InternalLink>
    );
  }
  return (
    <button
      type="button"
      aria-expanded={isExpanded}
      className={rowClass}
      onClick={() => {
        open();
        setExpanded(!isExpanded);
      }}
    >
      <NotificationContent notification={notification} isExpanded={isExpanded} />
    </button>
  );
}

function NotificationContent({
  notification,
  isExpanded = false,
}: {
  notification: Schema<'Notification'>;
  isExpanded?: boolean;
}) {
  const { lastTime } = useFormats();
  const { type, title, text, read, created_at } = notification;
  return (
    <>
      <span
        className={classNames(
          'relative grid size-10 shrink-0 place-items-center rounded-full',
          read ? 'bg-well text-ink-2' : 'bg-brand-soft text-brand',
        )}
      >
        <Icon name={typeIcon(type)} />
        {!read && <span className="absolute end-0 top-0 size-2.5 rounded-full border-2 border-card bg-danger" />}
      </span>
      <span className="min-w-0 flex-1 basis-[9rem]">
        <span className={classNames('block text-16', read ? 'font-medium' : 'font-semibold')}>
          {!read && (
            <span className="sr-only">
              <Trans>Unread:</Trans>{' '}
            </span>
          )}
          <bdi>{title}</bdi>
        </span>
        <span
          dir="auto"
          className={classNames('mt-0.5 text-14 text-ink-2', isExpanded ? 'line-clamp-none' : 'line-clamp-4')}
        >
          {text}
        </span>
        <time dateTime={created_at} className="tabular mt-1.5 block text-12 text-ink-2">
          {lastTime(created_at)}
        </time>
      </span>
    </>
  );
}
