import { nextId } from '../world/ids.ts';
import type { News } from '../world/texts/news.ts';
import type { Customer, Instant, Notification, World } from '../world/types.ts';
import { verifiedContacts } from '../world/views/contacts.ts';
import { sendOut } from './outbox.ts';

/**
 * Creates an unread notification (texts: `world/texts/news.ts`), and an e-mail and text message if the customer wants
 * them. `at` is when the event happened: before now after a jump in time. The only place that creates notifications.
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
