import { cacheEntry } from '../cache/cache-updates.ts';
import { mutation } from '../cache/mutation.ts';
import { infiniteQuery, query } from '../cache/query.ts';

/** What the platform has told the customer, newest first. Asking does not mark it as read. */
export const notificationList = infiniteQuery('listNotifications');

/** Marks some notifications as read, or all of them. */
export const readNotifications = mutation('readNotifications');

/** Which ways the customer hears of what, beside the list of notifications. */
export const notificationPreferencesQuery = query('getNotificationPreferences', () => ({}));

/** Changes the ways for the types that are named; answers all preferences. */
export const updateNotificationPreferences = mutation('updateNotificationPreferences', {
  cacheEntries: (preferences) => [cacheEntry(notificationPreferencesQuery(), preferences)],
});
