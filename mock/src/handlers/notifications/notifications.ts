import { byCreation, paginateAsOf } from '../../serializers/as-of.ts';
import { keptNotifications, serializeNotification, unreadNotifications } from '../../serializers/notification.ts';
import type { Handler } from '../handler.ts';

export const listNotifications: Handler<'listNotifications'> = (call) => {
  const { customer, now, query } = call;
  const all = keptNotifications(customer, now).filter(({ type }) => query.type === undefined || type === query.type);
  const page = paginateAsOf(call, all, (one) => serializeNotification(call, one), byCreation);
  return { ...page, unread: unreadNotifications(customer, now) };
};

export const readNotifications: Handler<'readNotifications'> = ({ customer, now, body, refuse }) => {
  const kept = keptNotifications(customer, now);
  const meant = 'all' in body ? kept : kept.filter(({ id }) => body.notification_ids.includes(id));
  if ('notification_ids' in body && meant.length !== body.notification_ids.length)
    throw refuse('notification_not_found');
  for (const notification of meant) notification.read = true;
  return null;
};
