import type { Schema } from '@meridian/sdk';
import { DAY } from '../world/clock.ts';
import type { Customer, Instant, Notification } from '../world/types.ts';
import type { SerializerContext } from './context.ts';
import { toTime } from './time.ts';

const KEPT = 180 * DAY;

/** The notifications not yet expired, newest first. */
export const keptNotifications = ({ notifications }: Customer, now: Instant): Notification[] =>
  notifications
    .filter(({ createdAt }) => createdAt + KEPT > now)
    .toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id);

/** The number of unread notifications; getBadges and listNotifications return the same number. */
export const unreadNotifications = (customer: Customer, now: Instant): number =>
  keptNotifications(customer, now).filter(({ read }) => !read).length;

export const serializeNotification = (
  { text }: Pick<SerializerContext, 'text'>,
  notification: Notification,
): Schema<'Notification'> => {
  const { id, type, link, read, createdAt } = notification;
  const words = { title: text(notification.title), text: text(notification.text) };
  return { id, type, ...words, link, read, created_at: toTime(createdAt) };
};
