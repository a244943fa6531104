import { Trans, useLingui } from '@lingui/react/macro';
import { notificationList, readNotifications } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { NoMatch } from '../../feedback/no-match.tsx';
import { InfiniteList } from '../../list/infinite-list.tsx';
import { HeadingSkeleton } from '../../list/list-skeleton.tsx';
import { MonthRow, MonthRowSkeleton } from '../../list/month-row.tsx';
import { useInfiniteList } from '../../list/use-infinite-list.ts';
import { HomeLink } from '../../navigation/home-link.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterChips } from '../../ui/input/filter-chips.tsx';
import { SkeletonBlocks } from '../../ui/skeleton-blocks.tsx';
import { NotificationRow } from './notification-row.tsx';
import { type NotificationType, notificationTypes, typeDisplay } from './notification-types.ts';

interface NotificationPageProps {
  /** The type to show; undefined for all. */
  type: NotificationType | undefined;
  onType: (type: NotificationType | undefined) => void;
}

/** The customer's notifications, grouped by month. Opening one marks it as read. */
export function NotificationPage({ type, onType }: NotificationPageProps) {
  const { t, i18n } = useLingui();
  const list = notificationList.pages(type && { type });
  const { first, total } = useInfiniteList(list);
  // An empty list has its own text.
  const unread = total === 0 ? undefined : first?.unread;
  // Two mutations: opening one notification must not make the button look busy.
  const markOne = useMutation(readNotifications());
  const markAll = useMutation(readNotifications());
  return (
    <>
      <ScreenBar parent="/profile" />
      <div className="px-4 pt-1">
        <InfiniteList
          list={list}
          label={t`Notifications`}
          layout="lines"
          row={(notification, { before, after }) => (
            <MonthRow at={notification.created_at} above={before?.created_at} below={after?.created_at}>
              <NotificationRow
                notification={notification}
                onRead={() => markOne.mutate({ notification_ids: [notification.id] })}
              />
            </MonthRow>
          )}
          skeleton={<NotificationSkeleton />}
          skeletonHeading={<HeadingSkeleton />}
          empty={
            type !== undefined ? (
              <NoMatch
                scene="bell"
                title={<Trans>No notifications of this type.</Trans>}
                label={<Trans>Show all notifications</Trans>}
                onPress={() => onType(undefined)}
              />
            ) : (
              <EmptyState
                scene="bell"
                title={<Trans>No notifications yet.</Trans>}
                detail={<Trans>We will tell you when an order ships or money arrives.</Trans>}
                action={<HomeLink />}
              />
            )
          }
        >
          <FilterChips
            label={t`Show`}
            options={notificationTypes.map((value) => ({ value, text: i18n._(typeDisplay[value].name) }))}
            selected={type}
            onSelect={onType}
          />
          <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 text-14">
            <p role="status" className="text-ink-2">
              {unread !== undefined && (unread > 0 ? <Trans>{unread} unread</Trans> : <Trans>All read</Trans>)}
            </p>
            {unread !== undefined && unread > 0 && (
              <span className="-mx-4 min-w-0">
                <Button
                  variant="plain"
                  size="small"
                  busy={markAll.isPending}
                  onClick={() => markAll.mutate({ all: true })}
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

function NotificationSkeleton() {
  return (
    <MonthRowSkeleton>
      <div className="flex gap-3 p-4">
        <div className="skeleton size-10 shrink-0 rounded-full" />
        <SkeletonBlocks className="grid flex-1 gap-2" sizes={['h-5 w-3/5', 'h-4 w-full', 'h-4 w-4/5', 'h-3 w-12']} />
      </div>
    </MonthRowSkeleton>
  );
}
