import { mutation } from '../cache/mutation.ts';
import { infiniteQuery } from '../cache/query.ts';

export const notificationList = infiniteQuery('listNotifications');

export const readNotifications = mutation('readNotifications');
