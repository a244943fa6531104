import { mutation } from './mutation.ts';
import { infinite } from './query.ts';

export const notificationList = infinite('listNotifications');

export const readNotifications = mutation('readNotifications');
