import { keptNotifications, notificationShape, unreadNotifications } from '../../serializers/notification.ts';
import { pageOf } from '../../serializers/page.ts';
import type { Handler, Handlers } from '../handler.ts';

const listNotifications: Handler<'listNotifications'> = (call) => {
  const { customer, now, query } = call;
  const all = keptNotifications(customer, now).filter(({ type }) => query.type === undefined || type === query.type);
  const page = pageOf(query, all, (one) => notificationShape(call, one));
  return { ...page, unread: unreadNotifications(customer, now) };
};

const readNotifications: Handler<'readNotifications'> = ({ customer, now, body, refuse }) => {
  const kept = keptNotifications(customer, now);
  const meant = 'all' in body ? kept : kept.filter(({ id }) => body.ids.includes(id));
  if ('ids' in body && meant.length !== body.ids.length) throw refuse('notification_not_found');
  for (const notification of meant) notification.read = true;
  return { unread: unreadNotifications(customer, now) };
};

export const notificationHandlers = { listNotifications, readNotifications } satisfies Handlers;
