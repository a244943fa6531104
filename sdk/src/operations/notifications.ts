import { cacheEntry } from '../cache/cache-updates.ts';
import { mutation } from '../cache/mutation.ts';
import { infiniteQuery, query } from '../cache/query.ts';

export const notificationList = infiniteQuery('listNotifications');

export const readNotifications = mutation('readNotifications');

/** Which ways the customer hears of what, beside the list of notifications. */
export const notificationPreferencesQuery = query('getNotificationPreferences', () => ({}));

export const updateNotificationPreferences = mutation('updateNotificationPreferences', {
  cacheEntries: (preferences) => [cacheEntry(notificationPreferencesQuery(), preferences)],
});
