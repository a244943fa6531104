import { nextId } from '../world/ids.ts';
import type { News } from '../world/texts/news.ts';
import type { Customer, Instant, Notification, World } from '../world/types.ts';
import { verifiedContacts } from '../world/views/contacts.ts';
import { sendOut } from './outbox.ts';

/**
 * Tells a customer something (`world/texts/news.ts` has the words), unread, at an instant (the one at which it happened,
 * which may lie before now when time was put forward); by e-mail and text message too, where the customer wishes it. The
 * only place where notifications are made.
 */
export function notify(world: World, customer: Customer, news: News, at: Instant): Notification {
  const { type, title, text, link } = news;
  const notification = { id: nextId(world, 'notification'), type, title, text, link, read: false, createdAt: at };
  customer.notifications.push(notification);
  for (const way of verifiedContacts(customer)) {
    if (type === 'system' || customer.preferences[type][way.channel]) sendOut(world, way, news, at);
  }
  return notification;
}
