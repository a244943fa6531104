import { mutation } from '../cache/mutation.ts';
import { infiniteQuery } from '../cache/query.ts';

/** What the platform has told the customer, newest first. Asking does not mark it as read. */
export const notificationList = infiniteQuery('listNotifications');

/** Marks some notifications as read, or all of them. */
export const readNotifications = mutation('readNotifications');
