import { cacheEntry } from '../cache/cache-updates.ts';
import { mutation } from '../cache/mutation.ts';
import { infiniteQuery, query } from '../cache/query.ts';

/** The customer's notifications, newest first. Reading the list does not mark them as read. */
export const notificationList = infiniteQuery('listNotifications');

/** Marks some notifications as read, or all of them. */
export const readNotifications = mutation('readNotifications');

/** The channels for each type of notification, besides the list of notifications. */
export const notificationPreferencesQuery = query('getNotificationPreferences', () => ({}));

/** Changes the channels of the named types; returns all preferences. */
export const updateNotificationPreferences = mutation('updateNotificationPreferences', {
  cacheEntries: (preferences) => [cacheEntry(notificationPreferencesQuery(), preferences)],
});
