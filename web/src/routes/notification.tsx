import { msg } from '@lingui/core/macro';
import { notificationList } from '@meridian/sdk/react';
import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { NotificationPage } from '../features/notifications/notification-page.tsx';
import { notificationTypes } from '../features/notifications/notification-types.ts';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { prefetchMissing } from '../navigation/prefetch.ts';
import { optional } from '../navigation/search-params.ts';

export const Route = createFileRoute('/notification')({
  staticData: { title: msg`Notifications`, skeleton: 'lines' },
  // An invalid type is ignored, so all are shown (R2.12).
  validateSearch: v.object({ type: optional(v.picklist(notificationTypes)) }),
  loaderDeps: ({ search: { type } }) => ({ type }),
  loader: ({ deps: { type }, ...visit }) => prefetchMissing(visit, notificationList.pages(type && { type })(1)),
  component: NotificationRoute,
});

function NotificationRoute() {
  const { type } = useSearch({ from: '/notification' });
  const navigate = useNavigate({ from: '/notification' });
  return (
    <KeepAlive>
      <NotificationPage type={type} onType={(next) => void navigate({ search: { type: next }, replace: true })} />
    </KeepAlive>
  );
}
