import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { NotificationPage } from '../features/notifications/notification-page.tsx';
import { notificationTypes } from '../features/notifications/notification-types.ts';
import { KeepAlive } from '../shell/keep-alive.tsx';

export const Route = createFileRoute('/notification')({
  staticData: { title: msg`Notifications` },
  // A damaged link shows all of them.
  validateSearch: v.object({ type: v.fallback(v.optional(v.picklist(notificationTypes)), undefined) }),
  component: NotificationRoute,
});

function NotificationRoute() {
  const { type } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <KeepAlive>
      <NotificationPage type={type} onType={(next) => void navigate({ search: { type: next }, replace: true })} />
    </KeepAlive>
  );
}
