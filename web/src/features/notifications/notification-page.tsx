import { Trans, useLingui } from '@lingui/react/macro';
import { notificationList, readNotifications } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { InfiniteList } from '../../list/infinite-list.tsx';
import { DaySkeleton } from '../../list/list-skeleton.tsx';
import { useInfiniteList } from '../../list/use-infinite-list.ts';
import { HomeLink } from '../../navigation/home-link.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { NotificationCard } from './notification-card.tsx';
import { NotificationDay } from './notification-day.tsx';
import { NotificationSkeleton } from './notification-skeleton.tsx';
import { type NotificationType, notificationTypes, typeLooks } from './notification-types.ts';

interface NotificationPageProps {
  /** Only this kind; undefined for all. */
  type: NotificationType | undefined;
  onType: (type: NotificationType | undefined) => void;
}

/** What the platform has told the customer. Opening a notification marks it as read. */
export function NotificationPage({ type, onType }: NotificationPageProps) {
  const { t, i18n } = useLingui();
  const list = notificationList.pages(type && { type });
  const { first, total } = useInfiniteList(list);
  // Where there is nothing, the empty list says so.
  const unread = total === 0 ? undefined : first?.unread;
  const reading = useMutation(readNotifications());
  const kinds = [
    { value: 'all' as const, text: <Trans>All</Trans> },
    ...notificationTypes.map((value) => ({ value, text: i18n._(typeLooks[value].name) })),
  ];
  return (
    <>
      <ScreenBar parent="/profile" />
      <div className="px-4 pt-1">
        <InfiniteList
          list={list}
          label={t`Notifications`}
          layout="rows"
          row={(notification, { before }) => (
            <>
              <NotificationDay of={notification.created_at} before={before?.created_at} />
              <NotificationCard notification={notification} onRead={() => reading.mutate({ ids: [notification.id] })} />
            </>
          )}
          skeleton={<NotificationSkeleton />}
          skeletonHead={<DaySkeleton />}
          empty={<NothingTold isFiltered={type !== undefined} onAll={() => onType(undefined)} />}
        >
          <SegmentedControl
            label={t`Show`}
            choices={kinds}
            selected={type ?? 'all'}
            onChoose={(kind) => onType(kind === 'all' ? undefined : kind)}
          />
          <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 text-14">
            <p role="status" className="text-ink-2">
              {unread !== undefined && (unread > 0 ? <Trans>{unread} unread</Trans> : <Trans>All read</Trans>)}
            </p>
            {unread !== undefined && unread > 0 && (
              <span className="-mx-4">
                <Button
                  kind="plain"
                  size="small"
                  busy={reading.isPending}
                  onClick={() => reading.mutate({ all: true })}
                >
                  <Trans>Mark all as read</Trans>
                </Button>
              </span>
            )}
          </div>
        </InfiniteList>
      </div>
    </>
  );
}

function NothingTold({ isFiltered, onAll }: { isFiltered: boolean; onAll: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState
        icon="bell"
        title={<Trans>There is nothing of this kind.</Trans>}
        action={
          <Button size="medium" kind="quiet" onClick={onAll}>
            <Trans>Show all notifications</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon="bell"
      title={<Trans>There are no notifications yet.</Trans>}
      detail={<Trans>Here you read when an order ships or money arrives.</Trans>}
      action={<HomeLink />}
    />
  );
}
