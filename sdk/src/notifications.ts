import { mutation } from './mutation.ts';
import { infiniteQuery } from './query.ts';

export const notificationList = infiniteQuery('listNotifications');

export const readNotifications = mutation('readNotifications');
